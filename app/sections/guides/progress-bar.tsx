import { GroupFill, type GroupProgress } from './group-fill.tsx';
import styles from './progress-bar.module.css';

type ProgressBarProps = {
  readonly progress: readonly GroupProgress[];
  /** The points of all groups. */
  readonly done: number;
  readonly total: number;
};

/** A sticky bar with the progress of each group. The hero states the same in words. */
export function ProgressBar({ progress, done, total }: ProgressBarProps) {
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
