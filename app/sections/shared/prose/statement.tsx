import type { Text } from '#app/guides/markdown/text.ts';
import { RichText } from './rich-text.tsx';
import styles from './statement.module.css';

/** A sentence of the text, set large across the columns. Not a paragraph, whose styles it doesn't share. */
export function Statement({ text }: { readonly text: Text }) {
  return (
    <div className={styles.statement}>
      <RichText text={text} />
    </div>
  );
}
