import { clsx } from 'clsx';
import type { CaseStudy } from '#app/content/case-study.ts';
import type { ShownDate } from '#app/content/dates.server.ts';
import type { PagePlace } from '#app/site-map.ts';
import { HeroBand } from '#app/sections/shared/hero-band.tsx';
import { HeroWords, PicturedHero } from '#app/sections/shared/page-hero.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import styles from './study-hero.module.css';

type StudyHeroProps = {
  readonly page: PagePlace;
  readonly dates: readonly ShownDate[];
  readonly study: CaseStudy;
  readonly authorName: string;
};

/** The hero of a full study, with its author. The results are below it. */
export function StudyHero(props: StudyHeroProps) {
  const { isGround, ...illustration } = props.study.hero;
  if (!isGround) {
    return (
      <PicturedHero illustration={illustration} hasEdge={false}>
        <StudyWords {...props} />
      </PicturedHero>
    );
  }
  return (
    <HeroBand className={undefined}>
      <div className={clsx('wrap', styles.words)}>
        <StudyWords {...props} />
      </div>
      <Picture {...illustration} loading="first" className={styles.ground} />
    </HeroBand>
  );
}

function StudyWords({ page, dates, study, authorName }: StudyHeroProps) {
  const { title, lead } = study;
  return (
    <HeroWords page={page} hero={{ title, lead }}>
      <dl className={styles.byline}>
        <div>
          <dt>{authorName}</dt> <dd>{study.author}</dd>
        </div>
        {dates.map(({ label, day, text }) => (
          <div key={label} data-computed="">
            <dt>{label}</dt>{' '}
            <dd>
              <time dateTime={day}>{text}</time>
            </dd>
          </div>
        ))}
      </dl>
      <SampleNote note={study.openingNote} />
    </HeroWords>
  );
}
