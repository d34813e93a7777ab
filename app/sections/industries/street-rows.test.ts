import { expect, test } from 'vitest';
import { industries } from '#app/content/industries.ts';
import { streetRows } from './street-rows.ts';

const [first, ...others] = industries.cards;
const guide = { ...first, url: '/industries/automotive' } as const;
const sizes = (cards: Parameters<typeof streetRows>[0]) =>
  streetRows(cards).map((row) => row.length);

test('an industry with a guide in front has a row of its own', () => {
  expect(sizes([guide, ...others])).toEqual([1, 3, 4]);
  expect(sizes([guide])).toEqual([1]);
});

test.each([
  [[], []],
  [others.slice(0, 1), [1]],
  [others.slice(0, 4), [4]],
  [others.slice(0, 5), [3, 2]],
  [others.slice(0, 6), [3, 3]],
  [
    [...others, ...others],
    [3, 3, 3, 3, 2],
  ],
])('no row but the only one has one industry', (cards, expected) => {
  expect(sizes(cards)).toEqual(expected);
});
