import styles from './minutes-bar.module.css';

type MinutesBarProps = { readonly minutes: number; readonly longest: number };

/** A line as long as the reading time of a guide. The longest guide fills the box. */
export function MinutesBar({ minutes, longest }: MinutesBarProps) {
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${longest} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={minutes} height="1" />
      <rect className={styles.end} x={minutes - 0.9} width="0.9" height="1" />
    </svg>
  );
}
