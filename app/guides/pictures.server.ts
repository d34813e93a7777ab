/** Finds pictures by the names used in guide files. Runs at build time. */
import type { Picture } from '#app/content/entities.ts';

// The build emits every file of this glob, so it excludes pictures that no guide uses.
const files = import.meta.glob<Picture>(
  [
    '../assets/pictures/*.{svg,jpg,jpeg,png,webp,avif,tif,tiff,gif}',
    '!../assets/pictures/case-*.svg',
  ],
  { query: '?picture', import: 'default' },
);
const byName = new Map(
  Object.entries(files).map(([file, load]) => [file.replace(/^.*\/(.+)\.\w+$/, '$1'), load]),
);

/**
 * @param user the file that uses the picture, for the error message
 * @throws if there is no picture of that name
 */
export async function pictureNamed(name: string, user: string): Promise<Picture> {
  const load = byName.get(name);
  if (!load) {
    throw new Error(
      `${user}: there is no picture ${name} in app/assets/pictures. Write the name of one, without its extension.`,
    );
  }
  return load();
}
