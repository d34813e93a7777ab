/**
 * Every page by its name, for a visitor who took a wrong turn. Names and addresses alone, so that a page
 * that is not found carries no other page's words.
 */
import { guideEntries } from '#app/guides/entries.ts';
import type { GuideHubSlug, GuidePath } from '#app/guides/place.ts';
import type { Link } from './entities.ts';
import type { SitePath } from './paths.ts';

const names = {
  '/services': 'Services',
  '/case-studies': 'Case studies',
  '/guides/all': 'Guides',
  '/services/seo': 'SEO services',
  '/services/seo/pricing': 'SEO pricing',
  '/pricing': 'Digital marketing pricing',
  '/archive': 'SEO knowledge base',
  '/industries': 'Industries',
  '/case-studies/ecommerce-seo-transformation': 'Fernhill Outdoor Supply case study',
  '/guides/seo-guides': 'SEO guides',
  '/guides/local-seo-guides': 'Local SEO guides',
  '/guides/website-design-guides': 'Website design guides',
  '/guides/ppc-guides': 'PPC guides',
} as const satisfies Record<
  | Exclude<SitePath, '/' | GuidePath | `/case-studies/${string}`>
  | `/guides/${GuideHubSlug}`
  | '/case-studies/ecommerce-seo-transformation',
  string
>;

/** The most useful first: they are offered when nothing is near. */
export const directory: readonly Link[] = [
  ...Object.entries(names).map(([to, label]) => ({ to: to as keyof typeof names, label })),
  ...guideEntries.map(({ path, label }) => ({ to: path, label })),
];
