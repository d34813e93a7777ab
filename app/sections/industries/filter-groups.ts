import type { Industry, ListedGroup } from '#app/content/industries.ts';
import { filterIndex, searchIndex, type SearchIndex } from '#app/lib/search-index.ts';

/** Indexes the title and the description of each industry. */
export function industryIndex(groups: readonly ListedGroup[]): SearchIndex<Industry> {
  return searchIndex(
    groups.flatMap(({ industries }) => industries),
    ({ title, description }) => [title, description],
  );
}

/** The groups with a matching industry, each with its matches only. */
export function filterGroups(
  groups: readonly ListedGroup[],
  index: SearchIndex<Industry>,
  search: string,
): readonly ListedGroup[] {
  const found = new Set(filterIndex(index, search));
  return groups
    .map((group) => ({
      ...group,
      industries: group.industries.filter((industry) => found.has(industry)),
    }))
    .filter(({ industries }) => industries.length > 0);
}
