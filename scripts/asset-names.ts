import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Rolldown } from 'vite';

const root = join(import.meta.dirname, '..');

/**
 * Length of the hash in a picture's file name. Two versions of a picture collide once in 60
 * million.
 */
export const pictureHashLength = 5;

/**
 * File names of built assets. A picture and its dark version share one hash of both, as
 * `hill-x1y2z.svg` and `hill-x1y2z-dark.svg`: the browser derives the second address from the first.
 */
export function assetFileNames({ originalFileNames }: Rolldown.PreRenderedAsset): string {
  const [, picture, dark = ''] =
    /^(.*\/pictures\/.*?)(-dark)?\.svg$/.exec(originalFileNames[0] ?? '') ?? [];
  if (!picture) return 'assets/[name]-[hash][extname]';
  const hash = createHash('sha256');
  for (const file of [`${picture}.svg`, `${picture}-dark.svg`].map((name) => join(root, name))) {
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  const letters = BigInt(`0x${hash.digest('hex')}`)
    .toString(36)
    .slice(-pictureHashLength);
  return `assets/${basename(picture)}-${letters}${dark}[extname]`;
}
