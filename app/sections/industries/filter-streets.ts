import type { Industry, ListedStreet } from '#app/content/industries.ts';
import { filterIndex, searchIndex, type SearchIndex } from '#app/lib/search-index.ts';

/** A search looks at title and description. */
export function industryIndex(streets: readonly ListedStreet[]): SearchIndex<Industry> {
  return searchIndex(
    streets.flatMap(({ industries }) => industries),
    ({ title, description }) => [title, description],
  );
}

/** The streets in which something was found, each with what was found in it. */
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
