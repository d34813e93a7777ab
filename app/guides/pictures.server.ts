/** Finds pictures by the names used in guide files. Runs at build time. */
import type { Picture } from '#app/content/entities.ts';
import { placeIn, type ContentPath } from './place.ts';

// The build emits every file of this glob.
const files = import.meta.glob<Picture>(
  '../assets/pictures/*.{svg,jpg,jpeg,png,webp,avif,tif,tiff,gif}',
  { query: '?picture', import: 'default' },
);
const byName = new Map(
  Object.entries(files).map(([file, load]) => [file.replace(/^.*\/(.+)\.\w+$/, '$1'), load]),
);

/**
 * @param path the page of the file that names the picture
 * @param part the title of the part of that file
 * @throws if there is no picture of that name
 */
export async function pictureNamed(
  name: string,
  path: ContentPath,
  part?: string,
): Promise<Picture> {
  const load = byName.get(name);
  if (!load) {
    throw new Error(
      `${placeIn(path, part)}: there is no picture ${name} in app/assets/pictures. Write the name of one, without its extension.`,
    );
  }
  return load();
}
