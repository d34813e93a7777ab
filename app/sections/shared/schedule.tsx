import type { Schedule as Words, Span } from '#app/content/entities.ts';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { StepDetails } from './step-details.tsx';
import styles from './schedule.module.css';

type ScheduleProps = {
  readonly schedule: Words;
  readonly tone: 'band' | 'rising-band';
};

/** The columns, one per week: the quarter after which bigger results are expected. */
const weeks = Array.from({ length: 13 }, (_, index) => index + 1);

/** Start weeks and lengths with a rule in `schedule.module.css`. */
const drawnStarts = new Set([1, 2, 3, 4, 5, 11]);
const drawnLengths = new Set([1, 2, 3, 9]);

/** @throws if the stylesheet has no rule for a span: add a rule and extend the sets above */
function drawn({ startWeek, weeks: length }: Span) {
  if (!drawnStarts.has(startWeek) || !drawnLengths.has(length)) {
    throw new Error(
      `schedule.module.css has no rule for ${length} weeks from week ${startWeek}. Add one.`,
    );
  }
  return { 'data-start': startWeek, 'data-weeks': length };
}

/** A process on a calendar to scale: one column per week, later steps lower and further right. */
export function Schedule({ schedule, tone }: ScheduleProps) {
  return (
    <Section id="process" tone={tone}>
      <div className={styles.schedule}>
        <SectionHead title={schedule.title} lead={schedule.lead} />
        <ul className={styles.stages}>
          {schedule.stages.map(({ when, what, ...span }) => (
            <li key={when} {...drawn(span)}>
              <b>{when}</b> <span>{what}</span>
            </li>
          ))}
        </ul>
        <div className={styles.axis} aria-hidden="true">
          {weeks.map((week) => (
            <span key={week}>{week}</span>
          ))}
        </div>
        <ol className={styles.steps}>
          {schedule.steps.map(
            ({ step, title, description, detail, duration, details, ...span }) => (
              <li key={step} {...drawn(span)}>
                <p className={styles.bar}>
                  <b>{duration}</b>
                </p>
                <div className={styles.words}>
                  <h3>{title}</h3>
                  <p>{`${description} ${detail}`}</p>
                  <StepDetails details={details} className={styles.details} />
                </div>
              </li>
            ),
          )}
        </ol>
        <p className={styles.note}>{schedule.note}</p>
      </div>
    </Section>
  );
}
