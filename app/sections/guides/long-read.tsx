import type { LongReadPage } from '#app/guides/page.ts';
import { Prose } from '#app/sections/shared/prose/prose.tsx';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import wide from '#app/sections/shared/wide-edge.module.css';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import { ChapterBar } from './chapter-bar.tsx';
import styles from './long-read.module.css';

/** Chapters 3, 5 and 7 open on a blue stage with a stepped edge. */
const isStage = (index: number) => index > 0 && index % 2 === 0;

/** The chapters of a long read, with a sticky bar that marks the current one. */
export function LongReadChapters({ guide }: { readonly guide: LongReadPage }) {
  return (
    <div className={styles.frame}>
      <ChapterBar chapters={guide.chapters} minutes={guide.minutes} />
      <article className="wrap">
        {guide.chapters.map(({ id, title, minutes, lead, opener, blocks }, index) => (
          <section key={id} id={id} className={styles.chapter} aria-labelledby={`${id}-title`}>
            <div className={styles.opener} data-tone={isStage(index) ? 'band' : undefined}>
              {isStage(index) && <SteppedEdge className={wide.edge} />}
              <Prose blocks={opener.text}>
                <header>
                  <span aria-hidden="true">{index + 1}</span>
                  <div>
                    <h2 id={`${id}-title`}>{title}</h2>
                    <p>{minutes} min</p>
                  </div>
                </header>
                <p>
                  <RichText text={lead} />
                </p>
              </Prose>
              {[opener.beside, opener.below].map(
                (column, place) => column.length > 0 && <Prose key={place} blocks={column} />,
              )}
            </div>
            {blocks.length > 0 && <Prose blocks={blocks} />}
          </section>
        ))}
      </article>
    </div>
  );
}
