import type { ListedStudy } from '#app/content/case-study-list.ts';
import type { Link } from '#app/content/entities.ts';
import type { OtherStudiesWords } from '#app/content/study-summary.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LinkedCard } from '#app/ui/linked-card.tsx';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section } from '#app/ui/section.tsx';
import { SignedFigure } from '#app/ui/signed-figure.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { OnwardCard } from './onward-card.tsx';
import styles from './other-studies.module.css';

type OtherStudiesProps = {
  /** The full study, which gets the large card. */
  readonly full: ListedStudy;
  readonly summaries: readonly ListedStudy[];
  readonly words: OtherStudiesWords;
  /** The link to the list. */
  readonly all: Link;
};

/** The full study beside the other summaries, below a summary. */
export function OtherStudies({ full, summaries, words, all }: OtherStudiesProps) {
  return (
    <Section className={styles.frame}>
      <div className={styles.head}>
        <h2>{words.title}</h2>
        <SiteLink to={all.to}>{all.label}</SiteLink>
        <SampleNote note={full.note} />
      </div>
      <ul className={styles.studies}>
        <LinkedCard as="li" className={styles.study}>
          <PicturePanel picture={full.premises} alt="" panel={full.panel} />
          <div>
            <h3>
              <SiteLink to={`/case-studies/${full.id}`}>{full.title}</SiteLink>
            </h3>
            <p>
              {words.text.replace('{client}', full.client).replace('{timeline}', full.timeline)}
            </p>
            <div className={styles.figure}>
              <b>{full.metrics[0]?.value}</b> <span>{full.metrics[0]?.label}</span>
            </div>
            <span className={styles.read}>
              {words.read} <Icon name="arrow" />
            </span>
          </div>
        </LinkedCard>
        {summaries.map(({ id, title, description, metrics, premises, panel }) => (
          <OnwardCard
            key={id}
            card={{
              label: title,
              to: `/case-studies/${id}`,
              text: description,
              picture: premises,
              panel,
            }}
            className={styles.study}
          >
            <div className={styles.figure}>
              <b>
                <SignedFigure value={metrics[0]?.value ?? ''} />
              </b>{' '}
              <span>{metrics[0]?.label}</span>
            </div>
            <span className={styles.read}>
              {words.readSummary} <Icon name="arrow" />
            </span>
          </OnwardCard>
        ))}
      </ul>
    </Section>
  );
}
