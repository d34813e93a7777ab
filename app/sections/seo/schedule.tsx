import { clsx } from 'clsx';
import type { Schedule } from '#app/content/entities.ts';
import { ScheduleStages, WeekAxis } from '#app/sections/shared/schedule-parts.tsx';
import { StepDetails } from '#app/sections/shared/step-details.tsx';
import { weekSpan } from '#app/sections/shared/week-span.ts';
import spans from '#app/sections/shared/week-span.module.css';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './schedule.module.css';

type SeoScheduleProps = { readonly schedule: Schedule };

/** The steps as bars on a calendar to scale, one column per week, beside their descriptions. */
export function SeoSchedule({ schedule }: SeoScheduleProps) {
  return (
    <Section id="process" tone="rising-band">
      <SectionHead title={schedule.title} lead={schedule.lead} />
      <div className={clsx(spans.weeks, styles.schedule)}>
        <ScheduleStages stages={schedule.stages} className={styles.stages} />
        <WeekAxis className={styles.axis} />
        <ol className={styles.steps}>
          {schedule.steps.map(
            ({ step, title, description, detail, duration, details, ...span }) => (
              <li key={step} {...weekSpan(span)}>
                <p className={styles.when}>{duration}</p>
                <div className={styles.words}>
                  <h3>{title}</h3>
                  <p>{`${description} ${detail}`}</p>
                </div>
                <div className={styles.bar} />
                <StepDetails details={details} className={styles.details} />
              </li>
            ),
          )}
        </ol>
      </div>
      <p className={styles.note}>{schedule.note}</p>
    </Section>
  );
}
