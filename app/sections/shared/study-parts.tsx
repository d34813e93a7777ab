import type { ListedStudy } from '#app/content/case-study-list.ts';
import type { CaseStudyWords } from '#app/content/case-studies.ts';
import styles from './study-parts.module.css';

/** The figures of a case-study summary, the main one first. */
export function StudyMetrics({ metrics }: Pick<ListedStudy, 'metrics'>) {
  return (
    <dl className={styles.metrics}>
      {metrics.map(({ label, value, color }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-color={color}>{value}</dd>
        </div>
      ))}
    </dl>
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
