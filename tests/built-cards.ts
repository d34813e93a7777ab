/** How many cards the built document of a list holds: with content files it is more than the specified samples. */
import { readFileSync } from 'node:fs';

export function builtCards(path: '/archive' | '/industries' | '/case-studies'): number {
  const html = readFileSync(new URL(`../dist/client${path}/index.html`, import.meta.url), 'utf8');
  return html.match(/<article\b/g)?.length ?? 0;
}
