/** The addresses that a run visits: all of them, or one of each template. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitePaths } from '#app/content/paths.ts';
import { articleEntries, guideEntries, studyEntries } from '#app/guides/entries.ts';
import { fileNameOf, guideFolder, type ContentPath } from '#app/guides/place.ts';
import { isMatrix } from '../tier.ts';

const rootDir = join(import.meta.dirname, '../..');
const clientDir = join(rootDir, 'dist/client');
const fileEntries = [...guideEntries, ...articleEntries, ...studyEntries];

/** One address for each document that answers with status 404. */
const missingAddresses = ['/no-such-page', '/case-studies/no-such-study', '/guides/no-such-guide'];

export const allAddresses: readonly string[] = [...sitePaths, ...missingAddresses];

/** What a page is built with: the scripts of its route, whether it is a summary, and the kind of its content file. */
function templateOf(path: string): string {
  const html = readFileSync(join(clientDir, path, 'index.html'), 'utf8');
  const scripts = /data-preload="([^"]*)"/.exec(html)?.[1];
  if (scripts === undefined) throw new Error(`${path} lists no scripts.`);
  const isSummary = html.includes('<meta name="robots" content="noindex');
  const file = fileEntries.some((entry) => entry.path === path)
    ? readFileSync(join(rootDir, guideFolder, fileNameOf(path as ContentPath)), 'utf8')
    : '';
  return [scripts, isSummary, /^kind: .*$/m.exec(file)?.[0]].join();
}

/** The first address of each template. */
function templateAddresses(): readonly string[] {
  const byTemplate = new Map<string, string>();
  for (const path of sitePaths) {
    const template = templateOf(path);
    if (!byTemplate.has(template)) byTemplate.set(template, path);
  }
  return [...byTemplate.values(), ...missingAddresses];
}

/** What the current tier visits. */
export const visitedAddresses = isMatrix ? allAddresses : templateAddresses();

/** For slow checks. The quick tier visits a page with a form, a list and a checklist, each with its sticky bars. */
export const sampledAddresses = isMatrix
  ? allAddresses
  : ['/', '/archive', '/guides/seo/technical-checklist'];
