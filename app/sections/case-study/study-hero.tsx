import type { CaseStudy, studyFactNames } from '#app/content/case-study.ts';
import type { ShownDate } from '#app/content/dates.server.ts';
import type { PagePlace } from '#app/site-map.ts';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import styles from './study-hero.module.css';

type StudyHeroProps = {
  readonly page: PagePlace;
  readonly dates: readonly ShownDate[];
  readonly study: CaseStudy;
  readonly factNames: typeof studyFactNames;
  readonly authorName: string;
  /** The months of the main result, with `{before}` and `{after}`. */
  readonly period: string;
  readonly categoryName: string;
};

/** The hero of a full study: its main result, the facts about the client and its author. */
export function StudyHero({
  page,
  dates,
  study,
  factNames,
  authorName,
  period,
  categoryName,
}: StudyHeroProps) {
  const { title, lead, hero, results } = study;
  // The main result is the last one.
  const main = results.metrics.at(-1);
  return (
    <PageHero page={page} hero={{ title, lead, illustration: hero }}>
      {main && (
        <p className={styles.result}>
          <b>{main.value}</b> {main.label},{' '}
          {period.replace('{before}', results.before).replace('{after}', results.after)}
        </p>
      )}
      <dl className={styles.facts}>
        {factNames.map(([fact, name]) => (
          <div key={fact}>
            <dt>{name}</dt>
            <dd>{fact === 'category' ? categoryName : study[fact]}</dd>
          </div>
        ))}
      </dl>
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
    </PageHero>
  );
}
