/** Pages of the families that grow by content, and the whole site map. */
import { specifiedStudies } from '#app/content/specified-studies.ts';
import { articleEntries, guideEntries, studyEntries } from '#app/guides/entries.ts';
import type { FileEntry, ContentPath } from '#app/guides/place.ts';
import { entriesOf, keysOf } from '#app/lib/record.ts';
import { hubEntries, pageEntries, type PageEntry } from './site-map.ts';

export const caseStudySlugs = keysOf(specifiedStudies);

export const caseStudyEntries = entriesOf(specifiedStudies).map(
  ([slug, study]) =>
    ({
      path: `/case-studies/${slug}`,
      parent: '/case-studies',
      kind: 'case-study',
      label: 'label' in study ? study.label : study.title,
      ...(!study.full && { indexable: false as const }),
    }) as const,
);

const filesOf = <Path extends ContentPath>(
  kind: PageEntry['kind'],
  entries: readonly FileEntry<Path>[],
) => entries.map((entry): PageEntry<Path> => ({ ...entry, kind }));

/** All pages, the landing page first. */
export const siteMap = [
  ...pageEntries.map((entry) => ({ ...entry, kind: 'page' as const })),
  ...filesOf('case-study', studyEntries),
  ...caseStudyEntries,
  ...hubEntries.map((entry) => ({ ...entry, kind: 'hub' as const })),
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

/** Whether search engines may index a page. */
export const isIndexable = (entry: PageEntry): boolean => entry.indexable !== false;
