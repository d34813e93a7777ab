/**
 * All pictures. A picture is a file `pictures/<family>/<name>.ts` that exports `picture`; its file
 * name is the name of the SVG. There is no list to keep.
 */
import { readdirSync } from 'node:fs';
import { type Picture, renderSvg } from './drawing/svg.ts';

/** Families, with the brotli weight that none of their pictures may exceed, in bytes. */
export const weightLimits = {
  scenes: 6_000,
  icons: 3_000,
  streets: 4_000,
  hills: 22_000,
  panoramas: 12_000,
  shots: 12_000,
  portraits: 3_000,
  marks: 1_500,
  grounds: 4_000,
} as const;
export type Family = keyof typeof weightLimits;

export interface NamedPicture {
  readonly name: string;
  readonly family: Family;
  readonly picture: Picture;
}

const root = new URL('./pictures/', import.meta.url);

/** Loads every picture, in the order of families and names. */
export async function loadPictures(): Promise<readonly NamedPicture[]> {
  const pictures: NamedPicture[] = [];
  for (const family of Object.keys(weightLimits) as Family[]) {
    const folder = new URL(`${family}/`, root);
    const files = readdirSync(folder).filter((file) => /^[a-z0-9-]+\.ts$/.test(file));
    for (const file of files.sort()) {
      const { picture } = (await import(new URL(file, folder).href)) as { picture?: Picture };
      if (!picture) throw new Error(`${family}/${file} exports no picture`);
      pictures.push({ name: file.slice(0, -'.ts'.length), family, picture });
    }
  }
  return pictures;
}

/** Every picture as SVG text, by file name without extension. */
export async function renderPictures(): Promise<ReadonlyMap<string, string>> {
  const pictures = await loadPictures();
  return new Map(pictures.map(({ name, picture }) => [name, renderSvg(picture)]));
}
