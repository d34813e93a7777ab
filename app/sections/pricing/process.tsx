import type { PricingPage } from '#app/content/pricing.ts';
import { StepDetails } from '#app/sections/shared/step-details.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './process.module.css';

/** The steps of the process as a list, beside a picture of the first. The last step is orange. */
export function PricingProcess({ process }: { readonly process: PricingPage['process'] }) {
  return (
    <Section id="process" tone="rising-band" className={styles.process}>
      <div className={styles.aside}>
        <SectionHead title={process.title} lead={process.lead} />
        <Picture {...process.illustration} className={styles.picture} />
      </div>
      <ol className={styles.steps}>
        {process.steps.map(({ step, title, description, detail, duration, details }) => (
          <li key={step}>
            <p className={styles.duration}>{duration}</p>
            <div>
              <h3>
                <span aria-hidden="true">{step}. </span>
                <Words>{title}</Words>
              </h3>
              <p className={styles.description}>{`${description} ${detail}`}</p>
              <StepDetails details={details} className={styles.details} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
