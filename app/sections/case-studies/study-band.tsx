import type { CaseStudyWords } from '#app/content/case-studies.ts';
import type { ListedStudy } from '#app/content/case-study-list.ts';
import { StudyFacts } from '#app/sections/shared/study-facts.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { StudyResult } from './study-result.tsx';
import styles from './study-band.module.css';

type StudyBandProps = { readonly study: ListedStudy; readonly words: CaseStudyWords };

/** A case study on its color: its main result drawn before and after, beside its text. The whole band is a link to the study. */
export function StudyBand({ study, words }: StudyBandProps) {
  const [main, ...others] = study.metrics;
  return (
    <article className={styles.band} data-panel={study.panel}>
      <div className="wrap">
        <div className={styles.body}>
          <p className={styles.category}>{words.categories[study.category]}</p>
          <h3>
            <SiteLink to={`/case-studies/${study.id}`}>{study.title}</SiteLink>
          </h3>
          <p>{study.description}</p>
          <dl className={styles.others}>
            {others.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <StudyFacts study={study} words={words.facts} className={styles.facts} />
          <p className={styles.end}>
            <span className={styles.read}>
              {study.full ? words.readFull : words.readSummary} <Icon name="arrow" />
            </span>
            {!study.full && <span>{words.summaryOnly}</span>}
          </p>
        </div>
        <div className={styles.shown}>
          {main && <StudyResult metric={main} drawn={study.drawn} words={words} />}
          <Picture {...study.image} alt="" />
        </div>
      </div>
    </article>
  );
}
