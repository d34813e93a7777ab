import type { SeoPage } from '#app/content/seo.ts';
import { PhoneRow } from '#app/sections/shared/phone-row.tsx';
import { ScheduleStages } from '#app/sections/shared/schedule-parts.tsx';
import { StepDetails } from '#app/sections/shared/step-details.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './ascent.module.css';

type SeoAscentProps = {
  readonly schedule: SeoPage['process'];
  readonly results: SeoPage['results'];
};

/** The first months below a picture of them, one column per step, and screenshots of a sample report. */
export function SeoAscent({ schedule, results }: SeoAscentProps) {
  return (
    <Section id="process" tone="rising-band">
      <SectionHead title={schedule.title} lead={schedule.lead} />
      <Picture {...schedule.scene} alt="" className={styles.scene} />
      <div className={styles.ground}>
        <PhoneRow label={schedule.title} className={styles.steps}>
          <ol>
            {schedule.steps.map(({ step, title, description, detail, duration, details }) => (
              <li key={step}>
                <p className={styles.when}>{duration}</p>
                <h3>
                  <Words>{title}</Words>
                </h3>
                <p>{`${description} ${detail}`}</p>
                <StepDetails details={details} />
              </li>
            ))}
          </ol>
        </PhoneRow>
        <div className={styles.outlook}>
          <ScheduleStages stages={schedule.stages} className={styles.stages} />
          <p>{schedule.note}</p>
        </div>
        <SectionHead title={results.title} lead={results.lead} layout="split" />
        <PhoneRow label={results.title} className={styles.shots} isGrounded>
          {results.shots.map(({ title, caption, ...shot }) => (
            <figure key={title}>
              <Picture {...shot} />
              <figcaption>
                <b>{title}</b> {caption}
              </figcaption>
            </figure>
          ))}
        </PhoneRow>
        <SampleNote note={results.note} />
      </div>
    </Section>
  );
}
