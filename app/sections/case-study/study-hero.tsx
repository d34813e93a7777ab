import type { CaseStudy } from '#app/content/case-study.ts';
import type { ShownDate } from '#app/content/dates.server.ts';
import type { PagePlace } from '#app/site-map.ts';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import styles from './study-hero.module.css';

type StudyHeroProps = {
  readonly page: PagePlace;
  readonly dates: readonly ShownDate[];
  readonly study: CaseStudy;
  readonly authorName: string;
  /** The months of the main result, with `{before}` and `{after}`. */
  readonly period: string;
};

/** The hero of a full study: its main result and its author. */
export function StudyHero({ page, dates, study, authorName, period }: StudyHeroProps) {
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
