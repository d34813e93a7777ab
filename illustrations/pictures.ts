/**
 * Loads all pictures. A picture is a file `pictures/<family>/<name>.ts` that exports `picture`. Its
 * file name is the name of the SVG. A file with a series exports `pictures`, by name. There is no
 * list of pictures to maintain.
 */
import { readdirSync } from 'node:fs';
import { type Picture, renderSvg } from './drawing/svg.ts';
import { pictureAtNight, screenPictureAtNight } from './kit/night.ts';

/** Picture families, with the maximum brotli size of a picture in bytes. */
export const weightLimits = {
  scenes: 6_000,
  icons: 3_000,
  streets: 3_000,
  hills: 22_000,
  parts: 3_000,
  panoramas: 10_500,
  closeups: 8_000,
  shots: 12_000,
  portraits: 2_000,
  marks: 1_200,
  grounds: 3_000,
} as const;
export type Family = keyof typeof weightLimits;
export const families = Object.keys(weightLimits) as readonly Family[];

/** Families whose pictures have a dark version from the same source: `<name>-dark.svg`. */
const nightFamilies: Partial<Record<Family, (day: Picture) => Picture>> = {
  scenes: pictureAtNight,
  icons: pictureAtNight,
  streets: pictureAtNight,
  hills: pictureAtNight,
  parts: pictureAtNight,
  panoramas: pictureAtNight,
  closeups: pictureAtNight,
  shots: screenPictureAtNight,
};
/** Suffix of a dark version's name. */
export const nightSuffix = '-dark';

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

interface PictureModule {
  readonly picture?: Picture;
  readonly pictures?: Readonly<Record<PictureName, Picture>>;
}

async function importPictures(family: Family, file: string): Promise<readonly NamedPicture[]> {
  const source = new URL(`${family}/${file}`, root);
  const { picture, pictures } = (await import(source.href)) as PictureModule;
  if (picture) return [{ name: file.slice(0, -'.ts'.length), family, picture }];
  if (!pictures)
    throw new Error(`${family}/${file} exports neither picture nor pictures. Export one of them.`);
  return Object.entries(pictures).map(([name, one]) => ({ name, family, picture: one }));
}

/** Adds the dark version of each picture that has no source of its own for it. */
function withNights(
  pictures: readonly NamedPicture[],
  atNight: (day: Picture) => Picture,
): readonly NamedPicture[] {
  const names = new Set(pictures.map(({ name }) => name));
  return pictures.flatMap((day) => {
    const name = day.name + nightSuffix;
    return day.name.endsWith(nightSuffix) || names.has(name)
      ? [day]
      : [day, { ...day, name, picture: atNight(day.picture) }];
  });
}

/** Loads every picture, ordered by family and name. */
export async function loadPictures(): Promise<readonly NamedPicture[]> {
  const pictures: NamedPicture[] = [];
  for (const family of families) {
    const days: NamedPicture[] = [];
    for (const file of sourcesOf(family)) days.push(...(await importPictures(family, file)));
    const atNight = nightFamilies[family];
    pictures.push(...(atNight ? withNights(days, atNight) : days));
  }
  return pictures;
}

/**
 * Loads one picture.
 * @throws if there is no picture of that name
 */
export async function loadPicture(name: PictureName): Promise<Picture> {
  const family = families.find((candidate) => sourcesOf(candidate).includes(`${name}.ts`));
  const pictures = family ? await importPictures(family, `${name}.ts`) : await loadPictures();
  const found = pictures.find((one) => one.name === name);
  if (!found) throw new Error(`pictures: there is no picture named ${name}`);
  return found.picture;
}

/** All pictures as SVG, by name. */
export async function renderPictures(): Promise<ReadonlyMap<PictureName, string>> {
  const pictures = await loadPictures();
  return new Map(pictures.map(({ name, picture }) => [name, renderSvg(picture)]));
}
