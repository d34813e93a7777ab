import { clsx } from 'clsx';
import type { Text } from '#app/guides/markdown/text.ts';
import { RichText } from './prose/rich-text.tsx';
import styles from './feature-list.module.css';

type FeatureListProps = {
  readonly items: readonly (string | Text)[];
  /** Included or excluded features. The heading above says which. */
  readonly look: 'included' | 'excluded';
};

/** Features with a check mark, or with a dash if they are excluded. */
export function FeatureList({ items, look }: FeatureListProps) {
  return (
    <ul className={clsx(styles.list, look === 'excluded' && styles.excluded)}>
      {items.map((item, index) => (
        <li key={index}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
