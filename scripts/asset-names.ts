import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

const root = join(import.meta.dirname, '..');

/**
 * Names of built assets. A picture and its version for the dark theme share one hash, made from both:
 * a document names them side by side, and what repeats costs next to nothing once compressed.
 */
export function assetFileNames({ originalFileNames }: Rolldown.PreRenderedAsset): string {
  const [, picture] = /^(.*\/pictures\/.*?)(?:-dark)?\.svg$/.exec(originalFileNames[0] ?? '') ?? [];
  const pair = picture ? [`${picture}.svg`, `${picture}-dark.svg`] : [];
  const files = pair.map((file) => join(root, file));
  if (files.length === 0 || !files.every((file) => existsSync(file))) {
    return 'assets/[name]-[hash][extname]';
  }
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return `assets/[name]-${hash.digest('base64url').slice(0, 8)}[extname]`;
}
