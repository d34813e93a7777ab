import type { ShownDate } from '#app/content/dates.server.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './guide-facts.module.css';

type GuideFactsProps = {
  /** Reading time. */
  readonly minutes: number;
  readonly dates: readonly ShownDate[];
  /** Time the reader's own hands need: "1 h 35 min to do". */
  readonly effort?: string;
};

/** How long it takes, when it was published and when its words changed, under the lead of a guide. */
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
      {dates.map(({ label, day, text }) => (
        <li key={label} data-computed="">
          {label} <time dateTime={day}>{text}</time>
        </li>
      ))}
    </ul>
  );
}
