/** The points of the checklist with their texts, from the guide's file. */
import { readFile } from 'node:fs/promises';
import type { Point } from '#audit/types.ts';
import { plainText } from '#app/guides/markdown/parse.server.ts';
import { readGuide } from '#app/guides/read-guide.server.ts';

const name = 'seo/technical-checklist.md';

/**
 * The points in the order of the checklist, numbered from 1.
 * @throws {Error} if the file isn't a checklist
 */
export async function readPoints(): Promise<readonly Point[]> {
  const file = new URL(`../../app/guides/content/${name}`, import.meta.url);
  const { guide } = readGuide(name, await readFile(file, 'utf8'));
  if (guide.kind !== 'checklist')
    throw new Error(`${name} is not a checklist: its kind must be "checklist".`);
  return guide.groups
    .flatMap(({ points }) => points)
    .map(({ title, fix }, index) => ({ id: index + 1, title, remedy: plainText(fix) }));
}
