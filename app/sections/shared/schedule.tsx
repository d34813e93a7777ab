import type { Heading, ScheduledStep, TimelineStage } from '#app/content/entities.ts';
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

/** A process on a calendar drawn to scale: a column is a week, later steps stand higher. */
export function Schedule({ schedule }: ScheduleProps) {
  return (
    <div className={styles.schedule}>
      <SectionHead title={schedule.title} lead={schedule.lead} layout="split" />
      <ol className={styles.steps}>
        {schedule.steps.map(({ step, title, description, duration, details, startWeek, weeks }) => (
          <li key={step} data-start={startWeek} data-weeks={weeks}>
            <p className={styles.bar}>
              <b>{duration}</b>
            </p>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{description}</p>
              {details.length > 0 && (
                <ul>
                  {details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              )}
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
        {schedule.stages.map(({ when, what, startWeek, weeks }) => (
          <li key={when} data-start={startWeek} data-weeks={weeks}>
            <b>{when}</b> <span>{what}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{schedule.note}</p>
    </div>
  );
}
