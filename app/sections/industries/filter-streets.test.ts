import { expect, test } from 'vitest';
import { industries } from '#app/content/industries.ts';
import { filterStreets, industryIndex } from './filter-streets.ts';

const { streets } = industries;
const all = streets.flatMap((street) => [...street.industries]);
const index = industryIndex(streets);
const found = (search: string) =>
  filterStreets(streets, index, search).flatMap((street) => street.industries);

test('lists every industry for an empty search, and only matches for three spaces', () => {
  expect(found('')).toEqual(all);
  expect(found('   ')).toEqual([]);
});

test.each(all)('finds "$title" by its title and description, in any case', (one) => {
  for (const text of [one.title, one.description, one.description.slice(5, 20)]) {
    expect(found(text)).toContain(one);
    expect(found(text.toUpperCase())).toContain(one);
  }
  expect(found(`${one.title} zzz`)).toEqual([]);
});

test('omits a street without a result', () => {
  for (const { title } of all) {
    for (const street of filterStreets(streets, index, title)) {
      expect(street.industries.length).toBeGreaterThan(0);
    }
  }
  expect(filterStreets(streets, index, 'no such trade')).toEqual([]);
});
