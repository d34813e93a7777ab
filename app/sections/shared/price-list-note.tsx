import type { Text } from '#app/guides/markdown/text.ts';
import { RichText } from './prose/rich-text.tsx';
import styles from './price-list-note.module.css';

/** What the price list above is for, and where the other two are. */
export function PriceListNote({ list }: { readonly list: Text }) {
  return (
    <p className={styles.note}>
      <RichText text={list} />
    </p>
  );
}
