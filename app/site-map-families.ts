/** Pages of the families that grow by content, and the whole site map. */
import { articleEntries, guideEntries, studyEntries } from '#app/guides/entries.ts';
import type { FileEntry, FilePath } from '#app/guides/place.ts';
import { entriesOf, keysOf } from '#app/lib/record.ts';
import { guideListEntries, pageEntries, type PageEntry } from './site-map.ts';

/** The case studies that the specification names, by id. Those with a summary only are not indexed. */
const specifiedStudies = {
  'ecommerce-seo-transformation': { label: 'Fernhill Outdoor Supply case study' },
  'saas-paid-search': {
    label: 'SaaS PPC: no more paying for the wrong clicks',
    indexable: false,
  },
  'clinic-website': {
    label: 'Clinic website design: a site that books visits',
    indexable: false,
  },
  'ai-automation': {
    label: 'AI automation: replies at night for a plumber',
    indexable: false,
  },
} as const;

export type CaseStudySlug = keyof typeof specifiedStudies;
export const caseStudySlugs = keysOf(specifiedStudies);

export const caseStudyEntries = entriesOf(specifiedStudies).map(
  ([slug, study]) =>
    ({
      path: `/case-studies/${slug}`,
      parent: '/case-studies',
      kind: 'case-study',
      ...study,
    }) as const,
);

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

/**
 * The entry of a page of any kind.
 * @throws if the site map has no such page
 */
export function siteEntryOf(path: string): (typeof siteMap)[number] {
  const entry = siteMap.find((one) => one.path === path);
  if (!entry) throw new Error(`${path} is not in the site map. Correct the path or add the page.`);
  return entry;
}

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
