import type { Heading, Picture as PictureFile, ProcessStep } from '#app/content/entities.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SectionHead } from '#app/ui/section.tsx';
import { StepDetails } from './step-details.tsx';
import styles from './process-stairs.module.css';

type ProcessStairsProps = {
  readonly process: Heading & {
    readonly steps: readonly (ProcessStep & { readonly scene: PictureFile })[];
  };
};

/** A process as stairs: one column per step, each higher than the last, with a picture on top. */
export function ProcessStairs({ process }: ProcessStairsProps) {
  return (
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
            <p>{description}</p>
            <p>{detail}</p>
            <StepDetails details={details} />
          </li>
        ))}
      </ol>
    </div>
  );
}
