import type { ShownDate } from '#app/content/dates.server.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './guide-facts.module.css';

type GuideFactsProps = {
  /** Reading time in minutes. */
  readonly minutes: number;
  readonly dates: readonly ShownDate[];
  /** Time for the work itself: "1 h 35 min to do". */
  readonly effort?: string;
};

/** The reading time and the dates of a guide, under its lead. */
export function GuideFacts({ minutes, dates, effort }: GuideFactsProps) {
  return (
    <ul className={styles.facts}>
      {effort && (
        <li>
          <Icon name="check" />
          {effort}
        </li>
      )}
      <li>
        <Icon name="clock" />
        {minutes} min read
      </li>
      <li>
        {dates.map(({ label, day, text }) => (
          <span key={label} data-computed="">
            {label} <time dateTime={day}>{text}</time>{' '}
          </span>
        ))}
      </li>
    </ul>
  );
}
