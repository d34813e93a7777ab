import type { CaseStudySummary } from '#app/content/case-study-list.ts';
import type { OneFullStudyWords } from '#app/content/not-found.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './one-full-study.module.css';

type OneFullStudyProps = { readonly study: CaseStudySummary; readonly words: OneFullStudyWords };

/** Links to the full study, on the page of one that does not exist. */
export function OneFullStudy({ study, words }: OneFullStudyProps) {
  const { id, title, client, timeline, image, panel } = study;
  return (
    <Section className={styles.columns}>
      <PicturePanel picture={image.picture} alt="" panel={panel} />
      <div>
        <p className={styles.mark}>{words.mark}</p>
        <h2>{title}</h2>
        <p className={styles.text}>
          {words.text.replace('{client}', client).replace('{timeline}', timeline)}
        </p>
        <SampleNote note={study.note} />
        <ButtonLink to={`/case-studies/${id}`}>{words.read}</ButtonLink>
      </div>
    </Section>
  );
}
