import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterIndex, foldCase, searchIndex } from './search-index.ts';

type Item = { readonly title: string; readonly text: string; readonly even: boolean };

const someText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    'İstanbul',
    'Straße',
    'ΟΔΟΣ',
    'a+b (c)',
    '[x]',
    '\\d+',
    '^$',
    'שלום',
    '👩‍🔧 garage',
  ),
);
const someItems = fc.array(
  fc.record<Item>({ title: someText, text: someText, even: fc.boolean() }),
  {
    maxLength: 12,
  },
);
const index = (items: readonly Item[]) => searchIndex(items, ({ title, text }) => [title, text]);
const isEven = ({ even }: Item) => even;

test('what is found is a part of the list, in its order', () => {
  fc.assert(
    fc.property(someItems, someText, (items, search) => {
      const found = filterIndex(index(items), search, isEven);
      expect(items.filter((item) => found.includes(item))).toEqual(found);
    }),
  );
});

test('an item is found if and only if one of its texts contains the search and every condition holds', () => {
  fc.assert(
    fc.property(someItems, someText, (items, search) => {
      const wanted = foldCase(search);
      const found = filterIndex(index(items), search, isEven);
      for (const item of items) {
        const holds =
          item.even && [item.title, item.text].some((text) => foldCase(text).includes(wanted));
        expect(found.includes(item)).toBe(holds);
      }
    }),
  );
});

test('any piece of a text finds it, in upper and in lower case', () => {
  fc.assert(
    fc.property(someText, fc.nat(20), fc.nat(20), (text, from, length) => {
      // Of whole characters: half of a surrogate pair has no case.
      const piece = [...text].slice(from, from + length).join('');
      const items = index([{ title: text, text: '', even: true }]);
      for (const search of [piece, piece.toUpperCase(), piece.toLowerCase()]) {
        expect(filterIndex(items, search)).toHaveLength(1);
      }
    }),
    // Found by this test: folding to lower case loses the last letter of ΟΔΟΣ.
    {
      examples: [
        ['ΟΔΟΣ', 3, 1],
        ['Straße', 4, 1],
        ['İstanbul', 0, 1],
      ],
    },
  );
});

test('two texts of an item are not one', () => {
  const items = index([{ title: 'rank', text: 'report', even: true }]);
  for (const search of ['rankreport', 'rank report', 'rank\nreport']) {
    expect(filterIndex(items, search)).toHaveLength(0);
  }
});

test('an empty search finds every item', () => {
  expect(filterIndex(index([{ title: 'a', text: '', even: true }]), '')).toHaveLength(1);
});

test('blanks of a search are searched for, also at its ends', () => {
  const items = index(
    ['ten minutes', 'minutes to read', 'a   b'].map((title) => ({ title, text: '', even: true })),
  );
  const titles = (search: string) => filterIndex(items, search).map(({ title }) => title);
  expect(titles('minutes ')).toEqual(['minutes to read']);
  expect(titles(' minutes')).toEqual(['ten minutes']);
  expect(titles('   ')).toEqual(['a   b']);
});
