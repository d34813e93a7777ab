import { clsx } from 'clsx';
import type { CaseStudyWords } from '#app/content/case-studies.ts';
import type { ListedStudy } from '#app/content/case-study-list.ts';
import { StudyFacts, StudyMetrics } from '#app/sections/shared/study-parts.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LinkedCard } from '#app/ui/linked-card.tsx';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { StudyResult } from './study-result.tsx';
import styles from './study-card.module.css';

type StudyCardProps = { readonly study: ListedStudy; readonly words: CaseStudyWords };

/** The card of a case study, shorter for a summary. */
export function StudyCard({ study, words }: StudyCardProps) {
  return (
    <LinkedCard className={clsx(styles.card, !study.full && styles.short)}>
      <div className={styles.picture}>
        <PicturePanel {...study.image} alt="" panel={study.panel} />
        <p className={styles.category}>{words.categories[study.category]}</p>
      </div>
      <div className={styles.body}>
        <h3>
          <SiteLink to={`/case-studies/${study.id}`}>{study.title}</SiteLink>
        </h3>
        <p>{study.description}</p>
        {study.full ? (
          <>
            <StudyMetrics metrics={study.metrics} words={words} />
            <div className={styles.key}>
              <span>{words.barKey[0]}</span> <span>{words.barKey[1]}</span>
            </div>
          </>
        ) : (
          <StudyResult metrics={study.metrics} drawn={study.drawn} words={words} />
        )}
        <div className={styles.about}>
          <StudyFacts study={study} words={words.facts} className={styles.facts} />
        </div>
        {study.full ? (
          <span className={buttonLook({ size: 'small' })}>
            {words.readFull} <Icon name="arrow" />
          </span>
        ) : (
          <p className={styles.end}>
            <span className={styles.read}>
              {words.readSummary} <Icon name="arrow" />
            </span>{' '}
            <span>{words.summaryOnly}</span>
          </p>
        )}
      </div>
    </LinkedCard>
  );
}
