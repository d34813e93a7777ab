import type { PricingPage } from '#app/content/pricing.ts';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { StepDetails } from '#app/sections/shared/step-details.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './process.module.css';

/** The steps of the process as flags, each higher than the last. The last one is orange. */
export function PricingProcess({ process }: { readonly process: PricingPage['process'] }) {
  return (
    <Section id="process" tone="band" className={styles.process}>
      <SectionHead title={process.title} lead={process.lead} />
      <ol className={styles.poles}>
        {process.steps.map(({ step, title, description, detail, duration, details }) => (
          <li key={step}>
            <p className={styles.duration}>{duration}</p>
            <h3>
              <span aria-hidden="true">{step}. </span>
              <Words>{title}</Words>
            </h3>
            <p className={styles.description}>{`${description} ${detail}`}</p>
            <StepDetails details={details} className={styles.details} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
