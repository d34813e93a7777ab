import type { CaseStudyWords } from '#app/content/case-studies.ts';
import type { ListedStudy } from '#app/content/case-study-list.ts';
import type { MissingStudyWords } from '#app/content/missing-study.ts';
import { useMissingPathLog } from '#app/hooks/use-missing-path-log.ts';
import { Breadcrumb } from '#app/sections/shared/breadcrumb.tsx';
import { HeroLead } from '#app/sections/shared/hero-band.tsx';
import { RangeHero } from '#app/sections/shared/range-hero.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LinkedCard } from '#app/ui/linked-card.tsx';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './missing-study.module.css';

type MissingStudyProps = {
  readonly words: MissingStudyWords;
  /** In the order of the hills in the picture. */
  readonly studies: readonly ListedStudy[];
  readonly card: CaseStudyWords;
  readonly note: string | null;
};

/**
 * The page of an unknown study: a bare hill beside those of the studies that exist. On large screens each card is
 * below its hill. Logs the attempted path.
 */
export function MissingStudy({ words, studies, card, note }: MissingStudyProps) {
  useMissingPathLog();
  return (
    <>
      <RangeHero illustration={words.illustration} className={styles.hero}>
        <Breadcrumb page={words.trail} />
        <h1>{words.title}</h1>
        <HeroLead>{words.text}</HeroLead>
        <p className={styles.hint}>{words.hint}</p>
        <SiteLink to={words.back.to} className={buttonLook({ variant: 'accent' })}>
          {words.back.label}
        </SiteLink>
      </RangeHero>
      <Section className={styles.stairs}>
        <div className={styles.head}>
          <h2>{words.listTitle}</h2>
          <SampleNote note={note} />
        </div>
        <ul>
          {studies.map(({ id, title, metrics, premises, panel, full }) => (
            <LinkedCard key={id} as="li" className={styles.study}>
              <PicturePanel picture={premises} alt="" panel={panel} />
              <div>
                <p>
                  <b data-full={full || undefined}>{metrics[0]?.value}</b> {metrics[0]?.label}
                </p>
                <h3>
                  <SiteLink to={`/case-studies/${id}`}>{title}</SiteLink>
                </h3>
                <span>
                  {full ? card.readFull : card.readSummary} <Icon name="arrow" />
                </span>
              </div>
            </LinkedCard>
          ))}
        </ul>
      </Section>
    </>
  );
}
