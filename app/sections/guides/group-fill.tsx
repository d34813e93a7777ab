import styles from './group-fill.module.css';

/** The checked points of a group of a checklist. */
export type GroupProgress = {
  readonly id: string;
  readonly title: string;
  readonly done: number;
  readonly total: number;
};

/** A line that fills with the checked points of one group. */
export function GroupFill({ done, total }: Pick<GroupProgress, 'done' | 'total'>) {
  return (
    <svg
      className={styles.fill}
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={done} height="1" />
    </svg>
  );
}
