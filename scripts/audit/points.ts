/** The points of the checklist with their texts, from the guide's file. */
import { readFile } from 'node:fs/promises';
import type { Point } from '#audit/types.ts';
import { checklistPath, pointsOf } from '#app/content/checklist-points.ts';
import { fileNameOf, guideFolder } from '#app/guides/place.ts';
import { readContentFile } from '#app/guides/read-content-file.server.ts';

const root = new URL('../../', import.meta.url);

/** @throws {Error} if the file isn't a checklist */
export async function readPoints(): Promise<readonly Point[]> {
  const name = fileNameOf(checklistPath);
  const source = await readFile(new URL(`${guideFolder}/${name}`, root), 'utf8');
  return pointsOf(readContentFile(name, source).content);
}
