import { useMemo } from 'react';
import type { Picture as PictureFile } from '#app/content/entities.ts';
import type { IndustryGuidePage } from '#app/guides/page.ts';
import type { Text } from '#app/guides/markdown/text.ts';
import type { Block } from '#app/guides/prose.ts';
import { isPanorama } from '#app/lib/panorama.ts';
import { GuideFacts } from '#app/sections/shared/guide-facts.tsx';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import { Prose } from '#app/sections/shared/prose/prose.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import styles from './industry-parts.module.css';

type IndustryProps = { readonly guide: IndustryGuidePage };

export function IndustryHero({ guide }: IndustryProps) {
  return (
    <PageHero page={guide.page} hero={{ ...guide.hero, call: guide.call.action }}>
      <GuideFacts minutes={guide.minutes} dates={guide.dates} />
    </PageHero>
  );
}

/** The parts of an industry guide, with a sticky table of contents on two levels. */
export function IndustryParts({ guide }: IndustryProps) {
  const parts = useMemo(() => guide.chapters.flatMap(partsOf), [guide.chapters]);
  return (
    <div className={styles.frame}>
      <TableOfContents entries={guide.contents} minutes={guide.minutes} />
      <article className={styles.article}>
        {parts.map(({ id, title, chapter, cover, lead, blocks }) => (
          <section key={id} id={id} className={styles.part}>
            {chapter ? (
              <header
                className={styles.opening}
                data-tone={chapter > 1 ? 'band' : undefined}
                data-row={(cover && isPanorama(cover)) || undefined}
              >
                <h2>{title}</h2>
                {cover && <Picture picture={cover} alt="" />}
                <p className={styles.lead}>
                  <RichText text={lead} />
                </p>
              </header>
            ) : (
              <h3>{title}</h3>
            )}
            <Prose blocks={blocks} />
          </section>
        ))}
      </article>
    </div>
  );
}

type Part = {
  readonly id: string;
  readonly title: string;
  /** The number of a chapter. A part under a heading has none. */
  readonly chapter: number | null;
  readonly cover: PictureFile | null;
  readonly lead: Text;
  readonly blocks: readonly Block[];
};

type IndustryChapter = IndustryGuidePage['chapters'][number];

/** A chapter up to its first heading, then each heading with what is under it. */
function partsOf({ id, title, cover, lead, blocks }: IndustryChapter, index: number): Part[] {
  const headings = blocks.flatMap((block, at) => (block.type === 'heading' ? at : []));
  const end = (index: number) => headings.find((next) => next > index);
  return [
    { id, title, chapter: index + 1, cover, lead, blocks: blocks.slice(0, end(-1)) },
    ...headings.flatMap((at): Part[] => {
      const heading = blocks[at];
      if (heading?.type !== 'heading') return [];
      return [
        {
          id: heading.id,
          title: heading.title,
          chapter: null,
          cover: null,
          lead: '',
          blocks: blocks.slice(at + 1, end(at)),
        },
      ];
    }),
  ];
}
