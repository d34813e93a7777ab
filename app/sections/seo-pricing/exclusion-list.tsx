import type { Text } from '#app/guides/markdown/text.ts';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import styles from './exclusion-list.module.css';

/** What a plan excludes. The heading above says so. */
export function ExclusionList({ items }: { readonly items: readonly (string | Text)[] }) {
  return (
    <ul className={styles.exclusions}>
      {items.map((item, index) => (
        <li key={index}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
