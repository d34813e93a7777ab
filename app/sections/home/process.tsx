import type { HomePage } from '#app/content/home.ts';
import { StepDetails } from '#app/sections/shared/step-details.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './process.module.css';

/** The process as stairs: one column per step, each higher than the last, with a picture on top. */
export function HomeProcess({ process }: { readonly process: HomePage['process'] }) {
  return (
    <Section id="process" tone="band">
      <div className={styles.process}>
        <SectionHead title={process.title} lead={process.lead} />
        <ol className={styles.stairs}>
          {process.steps.map(({ step, title, description, detail, duration, details, scene }) => (
            <li key={step}>
              <Picture picture={scene} alt="" className={styles.scene} />
              <div className={styles.top}>
                <span className={styles.number} aria-hidden="true">
                  {step}
                </span>{' '}
                <span className={styles.duration}>{duration}</span>
              </div>
              <h3>{title}</h3>
              <p>
                {description} <b>{detail}</b>
              </p>
              <StepDetails details={details} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
