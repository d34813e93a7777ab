import type { Industry, ListedStreet } from '#app/content/industries.ts';
import { filterIndex, searchIndex, type SearchIndex } from '#app/lib/search-index.ts';

/** Indexes the title and the description of each industry. */
export function industryIndex(streets: readonly ListedStreet[]): SearchIndex<Industry> {
  return searchIndex(
    streets.flatMap(({ industries }) => industries),
    ({ title, description }) => [title, description],
  );
}

/** The streets with a matching industry, each with its matches only. */
export function filterStreets(
  streets: readonly ListedStreet[],
  index: SearchIndex<Industry>,
  search: string,
): readonly ListedStreet[] {
  const found = new Set(filterIndex(index, search));
  return streets
    .map((street) => ({
      ...street,
      industries: street.industries.filter((industry) => found.has(industry)),
    }))
    .filter(({ industries }) => industries.length > 0);
}
