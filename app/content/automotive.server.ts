/** The automotive guide with everything derived from its words. Runs when the site is built. */
import { compileProse } from '#app/lib/prose/compile.server.ts';
import { abbreviationMarker } from '#app/lib/prose/inline.server.ts';
import type { Chapter } from '#app/lib/prose/prose.ts';
import { abbreviations } from './abbreviations.ts';
import prose from './automotive.mdx?raw';
import { promises } from './claims.ts';
import type { ContentsEntry } from './guides/guide-page.ts';

let compiled: Promise<readonly Chapter[]> | undefined;

/** Its parts, without marks on abbreviations. Every list of guides asks for their length: compiled once. */
export function automotiveChapters(): Promise<readonly Chapter[]> {
  compiled ??= compileProse(prose, { file: 'automotive.mdx', facts: { promises } });
  return compiled;
}

export async function automotiveWords(): Promise<number> {
  return (await automotiveChapters()).reduce((sum, { words }) => sum + words, 0);
}

/** Parts and their headings, in order. */
export async function automotiveText(): Promise<{
  readonly chapters: readonly Chapter[];
  readonly contents: readonly ContentsEntry[];
}> {
  const { markBlocks } = abbreviationMarker(abbreviations);
  const chapters = await automotiveChapters();
  return {
    chapters: chapters.map((chapter) => ({ ...chapter, blocks: markBlocks(chapter.blocks) })),
    contents: chapters.flatMap(({ id, title, blocks }): ContentsEntry[] => [
      { id, title, level: 1 },
      ...blocks.flatMap((block) =>
        block.type === 'heading' ? { id: block.id, title: block.title, level: 2 as const } : [],
      ),
    ]),
  };
}
