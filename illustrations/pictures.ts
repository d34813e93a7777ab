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
  streets: 3_000,
  hills: 22_000,
  panoramas: 10_000,
  shots: 12_000,
  portraits: 2_000,
  marks: 1_200,
  grounds: 3_000,
} as const;
export type Family = keyof typeof weightLimits;
export const families = Object.keys(weightLimits) as readonly Family[];

export interface NamedPicture {
  readonly name: string;
  readonly family: Family;
  readonly picture: Picture;
}

const root = new URL('./pictures/', import.meta.url);

/** Name of a picture: its file name without extension. */
export type PictureName = string;

const sourcesOf = (family: Family): readonly string[] =>
  readdirSync(new URL(`${family}/`, root))
    .filter((file) => /^[a-z0-9-]+\.ts$/.test(file))
    .sort();

async function importPicture(family: Family, file: string): Promise<Picture> {
  const source = new URL(`${family}/${file}`, root);
  const { picture } = (await import(source.href)) as { picture?: Picture };
  if (!picture) throw new Error(`${family}/${file} exports no picture`);
  return picture;
}

/** Loads every picture, in the order of families and names. */
export async function loadPictures(): Promise<readonly NamedPicture[]> {
  const pictures: NamedPicture[] = [];
  for (const family of families) {
    for (const file of sourcesOf(family)) {
      const picture = await importPicture(family, file);
      pictures.push({ name: file.slice(0, -'.ts'.length), family, picture });
    }
  }
  return pictures;
}

/** Loads one picture. Throws when there is none of that name. */
export async function loadPicture(name: PictureName): Promise<Picture> {
  const family = families.find((candidate) => sourcesOf(candidate).includes(`${name}.ts`));
  if (!family) throw new Error(`pictures: there is no picture ${name}`);
  return importPicture(family, `${name}.ts`);
}

/** Every picture as SVG text, by name. */
export async function renderPictures(): Promise<ReadonlyMap<PictureName, string>> {
  const pictures = await loadPictures();
  return new Map(pictures.map(({ name, picture }) => [name, renderSvg(picture)]));
}
