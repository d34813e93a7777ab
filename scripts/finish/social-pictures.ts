/** The social pictures: one for each page, from its headline, breadcrumb and scene. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { pictureNames, type PictureName } from '#app/assets/picture-names.ts';
import {
  drawSocialPicture,
  renderSocialPicture,
  type SocialPicture,
} from '#illustrations/social.ts';
import { pictureHashLength } from '../asset-names.ts';
import { writeWhole } from '../write-whole.ts';

const hash = new RegExp(`-\\w{${pictureHashLength}}\\.svg$`);

/** The picture to draw. Photographs and other files without a source are replaced by the hill of the landing page. */
function drawn(scene: string): PictureName {
  return pictureNames.find((name) => name === scene) ?? 'hero-hill';
}

/** A scene is given by file name, or by the address of its built file. */
const schema = z.array(
  z.object({
    path: z.string(),
    title: z.string(),
    section: z.string(),
    scene: z.string().transform((scene) => drawn(basename(scene).replace(hash, ''))),
  }),
);

/** Reads the prerendered route of social pictures: see `content/social-pictures.ts`. */
export async function readSocialPictures(
  file: string,
): Promise<readonly (SocialPicture & { readonly path: string })[]> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/**
 * Writes PNG files of 1200 × 630 px. Rendering takes a few tenths of a second, so `cacheDir` caches
 * each picture under a hash of its drawing, which includes wordmark, colors, lettering and scene.
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
    if (!existsSync(cached)) await writeWhole(cached, await renderSocialPicture(picture));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await readFile(cached));
  }
}
