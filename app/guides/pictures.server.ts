/** Pictures by the names that guide files use. Runs when the site is built. */
import type { Picture } from '#app/content/entities.ts';

// Every picture of this glob becomes a file of the site: those of no use to a guide are left out.
const files = import.meta.glob<Picture>(
  ['../assets/pictures/*.svg', '!../assets/pictures/{case-*,logo*,mark}.svg'],
  { query: '?picture', import: 'default' },
);

/**
 * @param user who names the picture, for the message
 * @throws {Error} where there is no picture of that name
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
