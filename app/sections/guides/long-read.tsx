import type { LongReadPage } from '#app/guides/page.ts';
import { Prose } from '#app/sections/shared/prose/prose.tsx';
import { ChapterBar } from './chapter-bar.tsx';
import styles from './long-read.module.css';

/** The chapters of a long read, with a sticky bar that marks the current one. */
export function LongReadChapters({ guide }: { readonly guide: LongReadPage }) {
  return (
    <div className={styles.frame}>
      <ChapterBar chapters={guide.chapters} minutes={guide.minutes} />
      <article className="wrap">
        {guide.chapters.map(({ id, title, minutes, opener, blocks }, index) => (
          <section
            key={id}
            id={id}
            className={styles.chapter}
            data-tone={opener.tone}
            aria-labelledby={`${id}-title`}
          >
            <div className={styles.opener}>
              <Prose blocks={opener.text}>
                <header>
                  <span aria-hidden="true">{index + 1}</span>
                  <div>
                    <h2 id={`${id}-title`}>{title}</h2>
                    <p>{minutes} min</p>
                  </div>
                </header>
              </Prose>
              {opener.columns.map((column, place) => (
                <Prose key={place} blocks={column} />
              ))}
            </div>
            {blocks.length > 0 && <Prose blocks={blocks} />}
          </section>
        ))}
      </article>
    </div>
  );
}
