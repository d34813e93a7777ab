import type { CaseStudyWords } from '#app/content/case-studies.ts';
import type { ListedStudy } from '#app/content/case-study-list.ts';
import { moments } from '#app/lib/moments.ts';
import { StudyFacts } from '#app/sections/shared/study-facts.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SignedFigure } from '#app/ui/signed-figure.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import styles from './study-band.module.css';

type StudyBandProps = { readonly study: ListedStudy; readonly words: CaseStudyWords };

/**
 * A case study on its color: a picture of its main result beside its text. The values that it compares are below
 * the picture. A picture with a crop for phones is as wide as the page, with the text above its lower
 * left. The whole band is a link to the study.
 */
export function StudyBand({ study, words }: StudyBandProps) {
  const values = study.metrics[0]?.values;
  return (
    <article
      className={styles.band}
      data-panel={study.panel}
      data-across={study.image.small ? '' : undefined}
    >
      <SteppedEdge ground="panel" />
      <div className="wrap">
        <div className={styles.body}>
          <p className={styles.category}>{words.categories[study.category]}</p>
          <h3>
            <SiteLink to={`/case-studies/${study.id}`}>{study.title}</SiteLink>
          </h3>
          <dl className={styles.figures}>
            {study.metrics.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <SignedFigure value={value} />
                </dd>
              </div>
            ))}
          </dl>
          <p>{study.description}</p>
          <StudyFacts study={study} words={words.facts} className={styles.facts} />
          <p className={styles.end}>
            {study.full ? words.readFull : words.readSummary} <Icon name="arrow" />
          </p>
        </div>
        <figure>
          <Picture {...study.image} alt="" />
          <figcaption>
            {moments.map((moment) => (
              <span key={moment}>
                <b>{values?.[moment].text}</b> {words.moments[moment]}{' '}
              </span>
            ))}
            {study.scale && <span>{study.scale}</span>}
          </figcaption>
        </figure>
      </div>
    </article>
  );
}

/** The steps below the last study. */
export const StudyBandEnd = () => (
  <div className={styles.after}>
    <SteppedEdge ground="panel" />
  </div>
);
