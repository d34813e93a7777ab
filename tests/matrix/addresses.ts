/** The addresses that a run visits: all of them, or one of each template. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitePaths } from '#app/content/paths.ts';
import { isMatrix } from '../tier.ts';

const clientDir = join(import.meta.dirname, '../../dist/client');

/** One address for each document that answers with status 404. */
const missingAddresses = ['/no-such-page', '/case-studies/no-such-study', '/guides/no-such-guide'];

export const allAddresses: readonly string[] = [...sitePaths, ...missingAddresses];

/** The styles inlined into a page: pages made of the same components have the same ones. */
function inlinedStyles(path: string): string {
  const html = readFileSync(join(clientDir, path, 'index.html'), 'utf8');
  const styles = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1];
  if (styles === undefined) throw new Error(`${path} has no inlined styles.`);
  return styles;
}

/** The first address of each template. */
function templateAddresses(): readonly string[] {
  const byStyles = new Map<string, string>();
  for (const path of sitePaths) {
    const styles = inlinedStyles(path);
    if (!byStyles.has(styles)) byStyles.set(styles, path);
  }
  return [...byStyles.values(), ...missingAddresses];
}

/** What the current tier visits. */
export const visitedAddresses = isMatrix ? allAddresses : templateAddresses();

/** For slow checks. The quick tier visits a page with a form, a list and a checklist, each with its sticky bars. */
export const sampledAddresses = isMatrix
  ? allAddresses
  : ['/', '/archive', '/guides/seo/technical-checklist'];
