import { clsx } from 'clsx';
import styles from './step-details.module.css';

type StepDetailsProps = {
  readonly details: readonly string[];
  /** Classes for the layout of the list. */
  readonly className?: string | undefined;
};

/** What is done in one step of a process, in a list with square marks. */
export function StepDetails({ details, className }: StepDetailsProps) {
  return (
    <ul className={clsx(styles.details, className)}>
      {details.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
  );
}
