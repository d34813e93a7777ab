import type { CaseStudySummary } from '#app/content/case-study-list.ts';
import type { OneFullStudyWords } from '#app/content/not-found.ts';
import { StudyMetrics } from '#app/sections/shared/study-parts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './one-full-study.module.css';

type OneFullStudyProps = {
  readonly study: CaseStudySummary;
  readonly words: OneFullStudyWords;
  /** `paper` right below the hero, whose edge has that ground. */
  readonly tone: 'paper' | 'sand';
};

/** Links to the full study, on the page of one that does not exist. */
export function OneFullStudy({ study, words, tone }: OneFullStudyProps) {
  const { id, title, client, timeline, image, panel } = study;
  return (
    <Section tone={tone} className={styles.frame}>
      <SectionHead title={words.heading} />
      <Card className={styles.columns}>
        <PicturePanel picture={image.picture} alt="" panel={panel} />
        <div>
          <h3>{title}</h3>
          <p className={styles.text}>
            {words.text.replace('{client}', client).replace('{timeline}', timeline)}
          </p>
          <StudyMetrics metrics={study.metrics.slice(0, 1)} />
          <SampleNote note={study.note} />
          <ButtonLink to={`/case-studies/${id}`}>{words.read}</ButtonLink>
        </div>
      </Card>
    </Section>
  );
}
