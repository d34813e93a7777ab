import { useMemo } from 'react';
import type { Panel } from '#app/content/entities.ts';
import type { IndustryGuidePage } from '#app/guides/page.ts';
import type { Block, Chapter } from '#app/guides/prose.ts';
import { GuideFacts } from '#app/sections/shared/guide-facts.tsx';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { Prose } from '#app/sections/shared/prose/prose.tsx';
import { ContentsTrail } from './contents-trail.tsx';
import styles from './industry-parts.module.css';

type IndustryProps = { readonly guide: IndustryGuidePage };

export function IndustryHero({ guide }: IndustryProps) {
  return (
    <PageHero page={guide.page} hero={guide.hero}>
      <GuideFacts minutes={guide.minutes} dates={guide.dates} />
    </PageHero>
  );
}

/** The parts of an industry guide beside a table of contents on two levels. */
export function IndustryParts({ guide }: IndustryProps) {
  const parts = useMemo(() => guide.chapters.flatMap(partsOf), [guide.chapters]);
  return (
    <div className={styles.frame}>
      <ContentsTrail entries={guide.contents} minutes={guide.minutes} call={guide.ask.call} />
      <article className={styles.article}>
        {parts.map(({ id, title, chapter, blocks }) => (
          <section key={id} id={id} className={styles.part} data-level={chapter ? 1 : 2}>
            {chapter ? (
              <header className={styles.opening} data-panel={panels[(chapter - 1) % panels.length]}>
                <h2>{title}</h2>
                <ChapterStairs chapter={chapter} count={guide.chapters.length} />
                <Prose blocks={blocks.slice(0, 1)} />
              </header>
            ) : (
              <h3>{title}</h3>
            )}
            <Prose blocks={chapter ? blocks.slice(1) : blocks} opens={false} />
          </section>
        ))}
      </article>
    </div>
  );
}

/** Width and height of one step in the drawing. The top one is longer by `ledge`. */
const step = { width: 60, height: 40, ledge: 30 };

/** The front of a step up to its rounded edge, and the tread up to the rounded foot of the next one. */
const front = `v-${step.height - 20}q0-10 10-10`;
const tread = `h${step.width - 20}q10 0 10-10`;

/** The guide as stairs, one step a chapter: the number of a chapter stands on its step. */
function ChapterStairs({ chapter, count }: { readonly chapter: number; readonly count: number }) {
  const left = (chapter - 1) * step.width;
  const top = (count - chapter) * step.height;
  return (
    <svg
      className={styles.stairs}
      viewBox={`0 -80 ${count * step.width + step.ledge} ${count * step.height + 80}`}
      aria-hidden="true"
    >
      <path
        d={`M0 ${count * step.height}v-10${Array(count).fill(front).join(tread)}h${step.width + step.ledge - 10}V${count * step.height}Z`}
      />
      <path d={`M${left + 10} ${top}h${step.width - 20}v7h-${step.width - 20}Z`} />
      <text x={left + step.width / 2} y={top - 8}>
        {chapter}
      </text>
    </svg>
  );
}

/** The backgrounds of chapter openings, in turn. */
const panels: readonly Panel[] = ['sky', 'butter', 'peach', 'leaf'];

type Part = {
  readonly id: string;
  readonly title: string;
  /** The number of a chapter. A part under a heading has none. */
  readonly chapter: number | null;
  readonly blocks: readonly Block[];
};

/** A chapter up to its first heading, then each heading with what is under it. */
function partsOf({ id, title, blocks }: Chapter, index: number): Part[] {
  const headings = blocks.flatMap((block, at) => (block.type === 'heading' ? at : []));
  const end = (index: number) => headings.find((next) => next > index);
  return [
    { id, title, chapter: index + 1, blocks: blocks.slice(0, end(-1)) },
    ...headings.flatMap((at): Part[] => {
      const heading = blocks[at];
      if (heading?.type !== 'heading') return [];
      return [
        {
          id: heading.id,
          title: heading.title,
          chapter: null,
          blocks: blocks.slice(at + 1, end(at)),
        },
      ];
    }),
  ];
}
