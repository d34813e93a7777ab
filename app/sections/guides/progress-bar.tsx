import type { GroupProgress } from './checklist-hero.tsx';
import styles from './progress-bar.module.css';

/** A sticky bar with the progress of each group. The hero states the same in words. */
export function ProgressBar({ progress }: { readonly progress: readonly GroupProgress[] }) {
  const done = progress.reduce((sum, group) => sum + group.done, 0);
  const total = progress.reduce((sum, group) => sum + group.total, 0);
  return (
    <div className={styles.bar} aria-hidden="true">
      <div className={`wrap ${styles.row}`}>
        <b>{`${done} of ${total}`}</b>
        <ol>
          {progress.map((group) => (
            <li key={group.id}>
              <Fill done={group.done} total={group.total} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The progress of one group as a line. */
export function Fill({ done, total }: { readonly done: number; readonly total: number }) {
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
