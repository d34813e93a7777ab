import type { ListedStudy } from '#app/content/case-study-list.ts';
import type { CaseStudyWords } from '#app/content/case-studies.ts';
import styles from './study-parts.module.css';

type StudyMetricsProps = Pick<ListedStudy, 'metrics'> & {
  readonly words: CaseStudyWords;
};

/** The figures of a full study, each above the two values that it compares. The main one is first. */
export function StudyMetrics({ metrics, words }: StudyMetricsProps) {
  return (
    <dl className={styles.metrics}>
      {metrics.map(({ label, value, color, values }) => (
        <div key={label} data-color={color}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {values && (
            <dd>
              <Bar length={values.before.value} of={values} longest={100} />
              <Bar length={values.after.value} of={values} longest={100} />
              {words.change
                .replace('{before}', values.before.text)
                .replace('{after}', values.after.text)}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

type BarProps = {
  readonly length: number;
  /** The two values on this scale. */
  readonly of: {
    readonly before: { readonly value: number };
    readonly after: { readonly value: number };
  };
  /** The width of the longer bar in percent. */
  readonly longest: number;
};

/** One of two bars on the same scale. The parent has the styles. */
function Bar({ length, of: { before, after }, longest }: BarProps) {
  const percent = (length / Math.max(before.value, after.value)) * longest;
  return (
    <svg width={`${percent.toFixed(1)}%`} aria-hidden="true">
      <path d="M0 0H9999V999H0Z" />
    </svg>
  );
}

type StudyFactsProps = {
  readonly study: Pick<ListedStudy, 'client' | 'industry' | 'timeline'>;
  readonly words: CaseStudyWords['facts'];
  readonly className: string | undefined;
};

/** The client of a case-study summary, its industry and its duration. The parent has the styles. */
export function StudyFacts({ study, words, className }: StudyFactsProps) {
  return (
    <dl className={className}>
      {(['client', 'industry', 'timeline'] as const).map((fact) => (
        <div key={fact}>
          <dt>{words[fact]}</dt>
          <dd>{study[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}
