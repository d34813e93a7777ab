import type { CaseStudySummary } from '#app/content/case-study-list.ts';
import type { CaseStudyWords } from '#app/content/case-studies.ts';
import type { KnownStudyWords } from '#app/content/not-found.ts';
import { StudyFacts, StudyMetrics, StudyTags } from '#app/sections/shared/study-parts.tsx';
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

/** The summary of a listed case study without a page. */
export function KnownStudy({ study, known, words }: KnownStudyProps) {
  return (
    <Section>
      <SectionHead
        title={known.title}
        lead={known.text.replace('{client}', study.client)}
        layout="split"
      />
      <Card className={styles.known}>
        <PicturePanel {...study.image} panel={study.panel} />
        <div className={styles.body}>
          <p className={styles.only}>{words.summaryOnly}</p>
          <h3>{study.title}</h3>
          <p>{study.description}</p>
          <StudyFacts study={study} words={words.facts} />
          <StudyTags tags={study.tags} />
        </div>
        <div className={styles.metrics}>
          <StudyMetrics metrics={study.metrics} />
        </div>
      </Card>
      <SampleNote note={study.note} />
    </Section>
  );
}
