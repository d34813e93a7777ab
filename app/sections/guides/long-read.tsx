import type { LongReadPage } from '#app/guides/page.ts';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import { Prose } from '#app/sections/shared/prose/prose.tsx';
import { ChapterBar } from './chapter-bar.tsx';
import styles from './long-read.module.css';

/** The chapters of a long read, with a sticky bar that marks the current one. */
export function LongReadChapters({ guide }: { readonly guide: LongReadPage }) {
  return (
    <div className={styles.frame}>
      <ChapterBar chapters={guide.chapters} minutes={guide.minutes} />
      <article className="wrap">
        {guide.chapters.map(({ id, title, minutes, lead, tone, blocks }, index) => (
          <section
            key={id}
            id={id}
            className={styles.chapter}
            data-tone={tone}
            aria-labelledby={`${id}-title`}
          >
            <Prose blocks={blocks}>
              <header className={styles.opener}>
                <span aria-hidden="true">{index + 1}</span>
                <div>
                  <h2 id={`${id}-title`}>{title}</h2>
                  <p>{minutes} min</p>
                </div>
                <p className={styles.lead}>
                  <RichText text={lead} />
                </p>
              </header>
            </Prose>
          </section>
        ))}
      </article>
    </div>
  );
}
