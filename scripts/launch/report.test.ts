import { expect, test } from 'vitest';
import { launchReport, placeholdersIn, unsetContactData } from './report.ts';

test('placeholdersIn finds placeholder links at any depth', () => {
  const link = { label: 'Careers', placeholder: 'No page yet.' };
  expect(placeholdersIn({ columns: [{ links: [link] }, link] })).toEqual([link, link]);
});

test('placeholdersIn ignores a search field', () => {
  const search = { label: 'Search', placeholder: 'Dentists, roofing' };
  expect(placeholdersIn({ search, form: search })).toEqual([]);
});

test.each([
  ['https://upslope.example', 'hello@upslope.example', 2],
  ['http://localhost:4173', 'hello@mail.upslope.test', 2],
  ['https://www.example.com', 'hello@upslope.agency', 1],
  ['https://upslope.agency', 'hello@upslope.agency', 0],
  ['https://example.agency', 'latest@upslope.agency', 0],
] as const)('%s and %s leave %i to set', (origin, email, count) => {
  expect(unsetContactData({ origin, email } as never)).toHaveLength(count);
});

test('the report lists every kind of open point', () => {
  expect(launchReport()).toMatch(
    /^Placeholders: \d+[^]+Sample content: \d+[^]+To confirm: \d+[^]+Unset contact data: \d+/,
  );
});
