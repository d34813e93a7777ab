import type { ListedStudy } from '#app/content/case-study-list.ts';
import type { CaseStudyWords } from '#app/content/case-studies.ts';

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
