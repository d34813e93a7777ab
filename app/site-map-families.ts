/** Pages of the families that grow by content, and the whole site map. */
import { guideEntries } from './guides/entries.ts';
import type { GuidePath } from './guides/place.ts';
import { guideListEntries, pageEntries, type PageEntry } from './site-map.ts';

export const caseStudyEntries = [
  study('ecommerce-seo-transformation', 'Fernhill Outdoor Supply case study'),
  summary('saas-paid-search', 'SaaS PPC: no more paying for the wrong clicks'),
  summary('clinic-website', 'Clinic website design: a site that books visits'),
  summary('ai-automation', 'AI automation: a plumber who answers at night'),
];

const guides = guideEntries.map((entry): PageEntry<GuidePath> => ({ ...entry, kind: 'guide' }));

/** Every page, the landing page first. */
export const siteMap = [
  ...pageEntries.map((entry) => ({ ...entry, kind: 'page' as const })),
  ...caseStudyEntries,
  ...guideListEntries.map((entry) => ({ ...entry, kind: 'guide-list' as const })),
  ...guides,
];

/** Offered first where an address is like no page. */
const firstOffers: readonly string[] = ['/services', '/case-studies', '/guides/all'];

/** The pages that a lost visitor is offered, the most useful first. */
export const directory = siteMap
  .filter((entry) => entry.path !== '/' && !('indexable' in entry))
  .toSorted((a, b) => rank(a) - rank(b))
  .map(({ path, label }) => ({ label, to: path }));

function rank({ path }: PageEntry): number {
  const place = firstOffers.indexOf(path);
  return place < 0 ? firstOffers.length : place;
}

function study<Slug extends string>(slug: Slug, label: string) {
  return {
    path: `/case-studies/${slug}`,
    label,
    parent: '/case-studies',
    kind: 'case-study',
  } as const;
}

/** A study of which only the summary exists: its page says so, and is not indexed. */
function summary<Slug extends string>(slug: Slug, label: string) {
  return { ...study(slug, label), indexable: false } as const;
}
