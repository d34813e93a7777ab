/** Pages of the families that grow by content, and the whole site map. */
import { articleEntries, guideEntries, studyEntries } from './guides/entries.ts';
import type { FileEntry, FilePath } from './guides/place.ts';
import { guideListEntries, pageEntries, type PageEntry } from './site-map.ts';

/** The case studies that the specification names. */
export const caseStudyEntries = [
  study('ecommerce-seo-transformation', 'Fernhill Outdoor Supply case study'),
  summary('saas-paid-search', 'SaaS PPC: no more paying for the wrong clicks'),
  summary('clinic-website', 'Clinic website design: a site that books visits'),
  summary('ai-automation', 'AI automation: a plumber who answers at night'),
];

const filesOf = <Path extends FilePath>(
  kind: PageEntry['kind'],
  entries: readonly FileEntry<Path>[],
) => entries.map((entry): PageEntry<Path> => ({ ...entry, kind }));

/** All pages, the landing page first. */
export const siteMap = [
  ...pageEntries.map((entry) => ({ ...entry, kind: 'page' as const })),
  ...filesOf('case-study', studyEntries),
  ...caseStudyEntries,
  ...guideListEntries.map((entry) => ({ ...entry, kind: 'guide-list' as const })),
  ...filesOf('guide', guideEntries),
  ...filesOf('article', articleEntries),
];

/** The first suggestions for an unknown address. */
const firstOffers: readonly string[] = ['/services', '/case-studies', '/guides/all'];

/** The suggestions of the 404 page, most useful first. */
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

/** A case study with a summary only. Its page says so and is not indexed. */
function summary<Slug extends string>(slug: Slug, label: string) {
  return { ...study(slug, label), indexable: false } as const;
}
