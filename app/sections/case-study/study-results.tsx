import type { CaseStudy } from '#app/content/case-study.ts';
import { figure } from '#app/lib/study-figures.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SignedFigure } from '#app/ui/signed-figure.tsx';
import styles from './study-results.module.css';

type StudyResultsProps = {
  readonly results: CaseStudy['results'];
  /** The two values of a result, with `{before}` and `{after}`. */
  readonly change: string;
};

/** The results, on the ground below the hero. */
export function StudyResults({ results, change }: StudyResultsProps) {
  return (
    <Section tone="band">
      <SectionHead title={results.title} lead={results.description} layout="split" />
      <ul className={styles.results}>
        {results.metrics.map(({ label, value, description, before, after, unit }) => (
          <li key={label}>
            <h3>
              <b>
                <SignedFigure value={value} />
              </b>{' '}
              {label}
            </h3>
            <p>
              {change
                .replace('{before}', figure(before, unit))
                .replace('{after}', figure(after, unit))}
            </p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <ul className={styles.benefits}>
        {results.additionalBenefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" />
            {benefit}
          </li>
        ))}
      </ul>
    </Section>
  );
}
