import type { Text } from '#app/guides/markdown/text.ts';
import { RichText } from './prose/rich-text.tsx';
import styles from './feature-list.module.css';

/** Features of a plan or a service, with check marks. */
export function FeatureList({ items }: { readonly items: readonly (string | Text)[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={index}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
