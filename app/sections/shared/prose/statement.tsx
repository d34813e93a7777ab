import type { Text } from '#app/guides/markdown/text.ts';
import wide from '#app/sections/shared/wide-edge.module.css';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import { RichText } from './rich-text.tsx';
import styles from './statement.module.css';

/** A sentence of the text, set large on a band across the window. Not a paragraph, whose styles it doesn't share. */
export function Statement({ text }: { readonly text: Text }) {
  return (
    <div className={styles.statement}>
      <div>
        <SteppedEdge className={wide.edge} />
        <RichText text={text} />
      </div>
    </div>
  );
}
