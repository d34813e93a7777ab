import { GroupFill, type GroupProgress } from './group-fill.tsx';
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
              <GroupFill done={group.done} total={group.total} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
