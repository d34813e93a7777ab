import type { CaseStudy, CaseStudyMetric } from '#app/content/case-study.ts';
import { figure } from '#app/lib/study-figures.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './study-results.module.css';

/** Two bars on one scale, the longer one being 100. */
type PairOfBars = { readonly before: number; readonly after: number };

type StudyResultsProps = {
  readonly results: CaseStudy['results'];
  /** In the order of the metrics. */
  readonly bars: readonly PairOfBars[];
};

/** The results. Each figure is above two bars for before and after, and each card is one step higher. */
export function StudyResults({ results, bars }: StudyResultsProps) {
  return (
    <Section tone="rising-band">
      <SectionHead title={results.title} lead={results.description} layout="split" />
      <ul className={styles.cards}>
        {results.metrics.map((metric, index) => (
          <li key={metric.label} className={styles.card}>
            <h3>
              <b className={styles.value}>{metric.value}</b> {metric.label}
            </h3>
            <p className={styles.description}>{metric.description}</p>
            <Bars metric={metric} results={results} bars={bars[index]} />
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

type BarsProps = {
  readonly metric: CaseStudyMetric;
  readonly results: Pick<CaseStudy['results'], 'before' | 'after'>;
  readonly bars: PairOfBars | undefined;
};

function Bars({ metric, results, bars }: BarsProps) {
  return (
    <dl className={styles.bars}>
      {(['before', 'after'] as const).map((moment) => (
        <div key={moment} data-moment={moment}>
          <dt>{results[moment]}</dt>
          <dd>{figure(metric[moment], metric.unit)}</dd>
          {bars && (
            <dd>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 0H${bars[moment]}V10H0Z`} />
              </svg>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
