import { expect, test } from 'vitest';
import { industries } from '#app/content/industries.ts';
import { filterGroups, industryIndex } from './filter-groups.ts';

const { groups } = industries;
const all = groups.flatMap((group) => [...group.industries]);
const index = industryIndex(groups);
const found = (search: string) =>
  filterGroups(groups, index, search).flatMap((group) => group.industries);

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

test('omits a group without a result', () => {
  for (const { title } of all) {
    for (const group of filterGroups(groups, index, title)) {
      expect(group.industries.length).toBeGreaterThan(0);
    }
  }
  expect(filterGroups(groups, index, 'no such trade')).toEqual([]);
});
