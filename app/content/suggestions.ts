/**
 * The pages that the 404 page may suggest, each with a line about it. The list grows with the site, so
 * only that page loads it.
 */
import { nearestPages } from '#app/lib/nearest-pages.ts';
import { isIndexable, siteMap } from '#app/site-map-families.ts';
import { addressSynonyms } from './address-synonyms.ts';
import { type PicturedPage, type Suggestion, notFound } from './not-found.ts';

/** The first pages of the list, most useful first. */
const firstPages: readonly Suggestion[] = notFound.nearest.pages;

/** By address, or for a family by the start of the address up to its last slash. */
const lines: Readonly<Record<string, string>> = {
  ...Object.fromEntries(firstPages.map(({ to, text }) => [to, text])),
  '/services/seo': 'What SEO work is and what it costs.',
  '/services/seo/pricing': 'Three SEO plans side by side.',
  '/pricing': 'Plans for SEO, ads and websites.',
  '/archive': 'Articles and guides on getting found.',
  '/archive/': 'Article',
  '/industries': 'What we’d do first in your industry.',
  '/industries/': 'Industry guide',
  '/case-studies/': 'Case study',
  '/guides/': 'Guide',
  '/guides/seo-guides': 'All guides on SEO.',
  '/guides/seo/': 'SEO guide',
  '/guides/local-seo-guides': 'All guides on local SEO.',
  '/guides/local-seo/': 'Local SEO guide',
  '/guides/website-design-guides': 'All guides on website design.',
  '/guides/website-design/': 'Website design guide',
  '/guides/ppc-guides': 'All guides on paid search.',
  '/guides/ppc/': 'PPC guide',
};

/** Every page that may be indexed. The text is empty where nothing describes the page. */
export const suggestions: readonly Suggestion[] = siteMap
  .filter((entry) => entry.path !== '/' && isIndexable(entry))
  .toSorted((a, b) => rank(a.path) - rank(b.path))
  .map(({ path, label }) => ({
    label,
    to: path,
    text: lines[path] ?? lines[path.slice(0, path.lastIndexOf('/') + 1)] ?? '',
  }));

function rank(path: string): number {
  const place = firstPages.findIndex(({ to }) => to === path);
  return place < 0 ? firstPages.length : place;
}

/**
 * The pages whose address or label is most similar to an unknown path, or `first` if none is. At most as many as
 * `first`, each with another picture of `first`: that of the same part of the site, if it is left.
 */
export function suggestionsFor(
  path: string,
  first: readonly PicturedPage[],
): readonly PicturedPage[] {
  const similar = nearestPages(path, suggestions, first.length, addressSynonyms);
  if (similar.length === 0) return first;
  const left = [...first];
  return similar.map((page) => {
    const own = left.findIndex(({ to }) => to.split('/')[1] === page.to.split('/')[1]);
    return { ...left.splice(Math.max(own, 0), 1)[0]!, ...page };
  });
}
