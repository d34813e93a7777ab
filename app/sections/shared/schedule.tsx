import type { Heading, ScheduledStep, Span, TimelineStage } from '#app/content/entities.ts';
import { SectionHead } from '#app/ui/section.tsx';
import styles from './schedule.module.css';

type ScheduleProps = {
  readonly schedule: Heading & {
    readonly steps: readonly ScheduledStep[];
    readonly stages: readonly TimelineStage[];
    readonly note: string;
  };
};

/** The columns of the drawing: the quarter in which bigger results are due. */
const weeks = Array.from({ length: 13 }, (_, index) => index + 1);

/** Starts and lengths that `schedule.module.css` draws. */
const drawnStarts = new Set([1, 2, 3, 4, 5, 11]);
const drawnLengths = new Set([1, 2, 3, 9]);

/** @throws where the style sheet has no rule for a span: add one there and its number above. */
function drawn({ startWeek, weeks: length }: Span) {
  if (!drawnStarts.has(startWeek) || !drawnLengths.has(length)) {
    throw new Error(`schedule.module.css does not draw ${length} weeks from week ${startWeek}`);
  }
  return { 'data-start': startWeek, 'data-weeks': length };
}

/** A process on a calendar drawn to scale: a column is a week, later steps stand higher. */
export function Schedule({ schedule }: ScheduleProps) {
  return (
    <div className={styles.schedule}>
      <SectionHead title={schedule.title} lead={schedule.lead} layout="split" />
      <ol className={styles.steps}>
        {schedule.steps.map(({ step, title, description, detail, duration, details, ...span }) => (
          <li key={step} {...drawn(span)}>
            <p className={styles.bar}>
              <b>{duration}</b>
            </p>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{description}</p>
              <p>{detail}</p>
              <ul>
                {details.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.axis} aria-hidden="true">
        {weeks.map((week) => (
          <span key={week}>{week}</span>
        ))}
      </div>
      <ul className={styles.stages}>
        {schedule.stages.map(({ when, what, ...span }) => (
          <li key={when} {...drawn(span)}>
            <b>{when}</b> <span>{what}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{schedule.note}</p>
    </div>
  );
}
