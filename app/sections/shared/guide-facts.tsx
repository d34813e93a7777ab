import { Icon } from '#app/ui/icon.tsx';
import styles from './guide-facts.module.css';

type GuideFactsProps = {
  /** Reading time. */
  readonly minutes: number;
  /** The last change of its words, as YYYY-MM-DD. */
  readonly updated: string;
  /** Time the reader's own hands need: "1 h 35 min to do". */
  readonly effort?: string;
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** How long it takes and how fresh it is, under the lead of a guide. */
export function GuideFacts({ minutes, updated, effort }: GuideFactsProps) {
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
        Updated <time dateTime={updated}>{day.format(new Date(updated))}</time>
      </li>
    </ul>
  );
}
