import styles from './feature-list.module.css';

type FeatureListProps = {
  readonly items: readonly string[];
  /** What is in a plan, or what is not. The heading above says it in words too. */
  readonly look: 'included' | 'excluded';
};

export function FeatureList({ items, look }: FeatureListProps) {
  return (
    <ul className={styles.list} data-look={look}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
