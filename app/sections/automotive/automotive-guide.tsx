import { useMemo } from 'react';
import type { IndustryGuidePage } from '#app/guides/page.ts';
import type { Block, Chapter } from '#app/guides/prose.ts';
import { GuideEnd } from '#app/sections/shared/guide-end.tsx';
import { GuideFacts } from '#app/sections/shared/guide-facts.tsx';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { Prose } from '#app/sections/shared/prose/prose.tsx';
import { Page } from '#app/ui/page.tsx';
import { ContentsTrail } from './contents-trail.tsx';
import styles from './automotive-guide.module.css';

/** The long guide for garages: its table of contents is a trail with waymarks, orange up to where one is. */
export function AutomotiveGuide({ guide }: { readonly guide: IndustryGuidePage }) {
  const parts = useMemo(() => guide.chapters.flatMap(partsOf), [guide.chapters]);
  return (
    <Page>
      <PageHero path={guide.path} label={guide.meta.label} hero={guide.hero}>
        <GuideFacts minutes={guide.minutes} updated={guide.meta.updated} />
      </PageHero>
      <div className={styles.frame}>
        <ContentsTrail entries={guide.contents} minutes={guide.minutes} call={guide.ask.call} />
        <article className={styles.article}>
          {parts.map(({ id, title, level, blocks }) => (
            <section key={id} id={id} className={styles.part} data-level={level}>
              {level === 1 ? <h2>{title}</h2> : <h3>{title}</h3>}
              <Prose blocks={blocks} opens={level === 1} />
            </section>
          ))}
        </article>
      </div>
      <GuideEnd guide={guide} />
    </Page>
  );
}

type Part = {
  readonly id: string;
  readonly title: string;
  readonly level: 1 | 2;
  readonly blocks: readonly Block[];
};

/** A chapter and what follows each of its headings, one after the other: what is read fills the page without a gap. */
function partsOf({ id, title, blocks }: Chapter): Part[] {
  const headings = blocks.flatMap((block, index) => (block.type === 'heading' ? index : []));
  const end = (index: number) => headings.find((next) => next > index);
  return [
    { id, title, level: 1, blocks: blocks.slice(0, end(-1)) },
    ...headings.flatMap((at): Part[] => {
      const heading = blocks[at];
      if (heading?.type !== 'heading') return [];
      return [
        { id: heading.id, title: heading.title, level: 2, blocks: blocks.slice(at + 1, end(at)) },
      ];
    }),
  ];
}
