import { readFileSync } from 'node:fs';

/** The number of cards in the built document of a list. Content files add cards to those of the specified samples. */
export function builtCards(path: '/archive' | '/industries' | '/case-studies'): number {
  const html = readFileSync(new URL(`../dist/client${path}/index.html`, import.meta.url), 'utf8');
  return html.match(/<article\b/g)?.length ?? 0;
}
