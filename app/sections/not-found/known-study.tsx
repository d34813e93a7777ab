import type { CaseStudySummary } from '#app/content/case-study-list.ts';
import type { CaseStudyWords } from '#app/content/case-studies.ts';
import type { KnownStudyWords } from '#app/content/not-found.ts';
import { StudyFacts, StudyTags } from '#app/sections/shared/study-parts.tsx';
import { Card } from '#app/ui/card.tsx';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './known-study.module.css';

type KnownStudyProps = {
  readonly study: CaseStudySummary;
  readonly known: KnownStudyWords;
  readonly words: CaseStudyWords;
};

/** The summary of a listed case study without a page. Its figures are above bars for before and after. */
export function KnownStudy({ study, known, words }: KnownStudyProps) {
  return (
    <Section className={styles.frame}>
      <SectionHead title={study.title} />
      <Card className={styles.known}>
        <PicturePanel {...study.image} panel={study.panel} />
        <div className={styles.body}>
          <p className={styles.only}>{words.summaryOnly}</p>
          <p className={styles.lead}>{study.description}</p>
          <StudyFacts study={study} words={words.facts} />
          <StudyTags tags={study.tags} />
        </div>
        <dl className={styles.metrics} data-tone="band">
          {study.metrics.map(({ label, value, color, values }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-color={color}>{value}</dd>
              {values &&
                (['before', 'after'] as const).map((moment) => (
                  <dd key={moment}>
                    {known[moment]} <b>{values[moment].text}</b>
                    <Bar length={values[moment].value} of={values} />
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      </Card>
      <SampleNote note={study.note} />
    </Section>
  );
}

type BarProps = {
  readonly length: number;
  /** The two values on this scale. */
  readonly of: {
    readonly before: { readonly value: number };
    readonly after: { readonly value: number };
  };
};

const Bar = ({ length, of: { before, after } }: BarProps) => (
  <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
    <path d={`M0 0H${(length / Math.max(before.value, after.value)).toFixed(3)}V1H0Z`} />
  </svg>
);
