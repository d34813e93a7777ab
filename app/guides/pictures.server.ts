/** Finds pictures by the names used in guide files. Runs at build time. */
import type { Picture } from '#app/content/entities.ts';

// The build emits every file of this glob, so it excludes pictures that no guide uses.
const files = import.meta.glob<Picture>(
  ['../assets/pictures/*.svg', '!../assets/pictures/{case-*,logo*,mark}.svg'],
  { query: '?picture', import: 'default' },
);

/**
 * @param user the file that uses the picture, for the error message
 * @throws if there is no picture of that name
 */
export async function pictureNamed(name: string, user: string): Promise<Picture> {
  const load = files[`../assets/pictures/${name}.svg`];
  if (!load) {
    throw new Error(
      `${user}: there is no picture app/assets/pictures/${name}.svg. Write the name of one, without .svg.`,
    );
  }
  return load();
}
