import fc from 'fast-check';
import { expect, test } from 'vitest';
import { industries } from '#app/content/industries.ts';
import { foldCase } from '#app/lib/search-index.ts';
import { filterStreets, industryIndex } from '#app/sections/industries/filter-streets.ts';

const { streets } = industries;
const all = streets.flatMap((street) => [...street.industries]);
const index = industryIndex(streets);
const found = (search: string) =>
  filterStreets(streets, index, search).flatMap((street) => street.industries);

test('a card is shown if and only if the search appears in its title or description', () => {
  const pieces = fc.constantFrom(...all).chain(({ title, description }) => {
    const text = fc.constantFrom(title, description);
    return fc
      .tuple(text, fc.nat(100), fc.integer({ min: 1, max: 12 }))
      .map(([whole, from, length]) => whole.slice(from, from + length));
  });
  fc.assert(
    fc.property(fc.oneof(pieces, fc.string()), (search) => {
      const wanted = foldCase(search.trim());
      const expected = all.filter(({ title, description }) =>
        [title, description].some((text) => foldCase(text).includes(wanted)),
      );
      expect(found(search)).toEqual(expected);
      expect(found(search.toUpperCase())).toEqual(expected);
    }),
  );
});

test('a street without a hit is not there', () => {
  for (const street of filterStreets(streets, index, 'patients')) {
    expect(street.industries.length).toBeGreaterThan(0);
  }
  expect(filterStreets(streets, index, 'no such trade')).toEqual([]);
});
