import { useMemo } from 'react';
import type { LongReadPage } from '#app/guides/page.ts';
import { GuideEnd } from '#app/sections/shared/guide-end.tsx';
import { Prose } from '#app/sections/shared/prose/prose.tsx';
import { Page } from '#app/ui/page.tsx';
import { ChapterBar } from './chapter-bar.tsx';
import { LongReadHero } from './long-read-hero.tsx';
import styles from './long-read.module.css';

/** Chapters to read in order: an elevation profile shows how far they climb and how long each takes. */
export function LongRead({ guide }: { readonly guide: LongReadPage }) {
  const entries = useMemo(
    () => guide.chapters.map(({ id, title, minutes }) => ({ id, title, minutes })),
    [guide.chapters],
  );
  return (
    <Page>
      <LongReadHero guide={guide} chapters={entries} />
      <div>
        <ChapterBar chapters={entries} minutes={guide.minutes} />
        <article className={`wrap ${styles.chapters}`}>
          {guide.chapters.map(({ id, title, minutes, blocks }, index) => (
            <section key={id} id={id} className={styles.chapter} aria-labelledby={`${id}-title`}>
              <header>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <h2 id={`${id}-title`}>{title}</h2>
                  <p>{minutes === 1 ? '1 minute' : `${minutes} minutes`}</p>
                </div>
              </header>
              <Prose blocks={blocks} />
            </section>
          ))}
        </article>
      </div>
      <GuideEnd guide={guide} />
    </Page>
  );
}
