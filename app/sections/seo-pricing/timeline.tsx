import { clsx } from 'clsx';
import type { Schedule } from '#app/content/entities.ts';
import { ScheduleStages } from '#app/sections/shared/schedule-parts.tsx';
import { StepDetails } from '#app/sections/shared/step-details.tsx';
import { weeks, weekSpan } from '#app/sections/shared/week-span.ts';
import spans from '#app/sections/shared/week-span.module.css';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './timeline.module.css';

type SeoPricingTimelineProps = { readonly schedule: Schedule };

/** The quarter as a stair of weeks to scale, one stair for each step, with the words of each below it, under its number. */
export function SeoPricingTimeline({ schedule }: SeoPricingTimelineProps) {
  return (
    <Section id="process" tone="rising-band">
      <SectionHead title={schedule.title} lead={schedule.lead} />
      <div className={clsx(spans.weeks, styles.timeline)}>
        <div className={styles.strip} aria-hidden="true">
          {schedule.steps.map(({ step, title, ...span }) => (
            <b key={step} {...weekSpan(span)}>
              {step} <small>{title}</small>
            </b>
          ))}
        </div>
        <div className={styles.scale} aria-hidden="true">
          {weeks.map((week) => (
            <span key={week}>{week}</span>
          ))}
        </div>
        <ScheduleStages stages={schedule.stages} className={styles.expected} />
      </div>
      <ol className={styles.list}>
        {schedule.steps.map(({ step, title, description, detail, duration, details }) => (
          <li key={step}>
            <p className={styles.duration}>{duration}</p>
            <h3>{title}</h3>
            <p>{`${description} ${detail}`}</p>
            <StepDetails details={details} className={styles.tasks} />
          </li>
        ))}
      </ol>
      <p className={styles.after}>{schedule.note}</p>
    </Section>
  );
}
