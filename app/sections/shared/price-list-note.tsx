import type { Text } from '#app/guides/markdown/text.ts';
import { RichText } from './prose/rich-text.tsx';
import styles from './price-list-note.module.css';

/** Explains the price list above and links to the other two. */
export function PriceListNote({ list }: { readonly list: Text }) {
  return (
    <p className={styles.note}>
      <RichText text={list} />
    </p>
  );
}
