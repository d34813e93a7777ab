/** Makes photographs small enough for the web. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { errorMessage } from '#app/lib/error-message.ts';
import { writeWhole } from './write-whole.ts';

/** Extensions of photographs that the folder of pictures may hold. */
const photoTypes = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'tif', 'tiff', 'gif'] as const;

const isPhotoName = new RegExp(`\\.(?:${photoTypes.join('|')})$`, 'i');

/** Whether the name of a file ends like a photograph's. */
export function isPhoto(file: string): boolean {
  return isPhotoName.test(file);
}

/** The longest width on a page in CSS pixels; the file has twice as many for dense screens. */
const widest = 800;
const density = 2;
/** The quality of the AVIF file, of 100. */
const quality = 55;

/** A photograph as it is sent. */
export type PreparedPhoto = {
  /** An AVIF file without metadata. */
  readonly file: string;
  /** Size in CSS pixels. */
  readonly width: number;
  readonly height: number;
};

/**
 * Rotates, resizes and encodes a photograph. `cacheDir` caches the result under a hash of the photograph
 * and these settings.
 * @throws {Error} for a file that is not a photograph
 */
export async function preparePhoto(file: string, cacheDir: string): Promise<PreparedPhoto> {
  const source = await readFile(file);
  const key = createHash('sha256')
    .update(source)
    .update(`${widest} ${density} ${quality}`)
    .digest('hex')
    .slice(0, 12);
  const prepared = join(cacheDir, `${basename(file, extname(file))}-${key}.avif`);
  try {
    if (!existsSync(prepared)) {
      await mkdir(cacheDir, { recursive: true });
      const photo = sharp(source)
        .autoOrient()
        .resize({ width: widest * density, withoutEnlargement: true });
      await writeWhole(prepared, await photo.avif({ quality }).toBuffer());
    }
    const { width, height } = await sharp(prepared).metadata();
    const shown = Math.min(widest, width);
    return { file: prepared, width: shown, height: Math.round((height * shown) / width) };
  } catch (error) {
    throw new Error(
      `${file}: cannot be read as a photograph (${errorMessage(error)}). Save it as JPEG or PNG.`,
      { cause: error },
    );
  }
}
