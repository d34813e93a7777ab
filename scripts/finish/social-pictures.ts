/** The pictures that shared links show: one for each page, from its headline, its place and its scene. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import {
  drawSocialPicture,
  renderSocialPicture,
  type SocialPicture,
} from '#illustrations/social.ts';
import { pictureHashLength } from '../asset-names.ts';

const hash = new RegExp(`-\\w{${pictureHashLength}}\\.svg$`);

/** A scene is named by its file, or by the address of its file in the build. */
const schema = z.array(
  z.object({
    path: z.string(),
    title: z.string(),
    section: z.string(),
    scene: z.string().transform((scene) => scene.split('/').at(-1)!.replace(hash, '')),
  }),
);

/** Reads what the route of social pictures prerendered: see `content/social-pictures.ts`. */
export async function readSocialPictures(
  file: string,
): Promise<readonly (SocialPicture & { readonly path: string })[]> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/**
 * Writes PNG files, 1200 × 630. Rendering one takes a few tenths of a second, so each is kept in `cacheDir`
 * under a hash of its drawing: wordmark, colors, lettering and scene are all part of it.
 */
export async function writeSocialPictures(
  pages: readonly { readonly file: string; readonly picture: SocialPicture }[],
  cacheDir: string,
): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  for (const { file, picture } of pages) {
    const svg = await drawSocialPicture(picture);
    const key = createHash('sha256').update(svg).digest('hex').slice(0, 16);
    const cached = join(cacheDir, `${key}.png`);
    if (!existsSync(cached)) await writeFile(cached, await renderSocialPicture(picture));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await readFile(cached));
  }
}
