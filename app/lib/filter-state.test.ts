import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  emptyFilters,
  hasUnknownOption,
  longestSearch,
  parseFilters,
  serializeFilters,
} from './filter-state.ts';

const fields = {
  q: 'text',
  category: ['Content', 'Local SEO'],
  tag: ['speed'],
  view: ['list'],
} as const;
const empty = emptyFilters(fields);

const states = fc.record({
  q: fc.string({ unit: 'grapheme', maxLength: 30 }),
  category: fc.constantFrom(null, ...fields.category),
  tag: fc.constantFrom(null, ...fields.tag),
  view: fc.constantFrom(null, ...fields.view),
});
const hostile = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '?category=%5B',
    '?q=%',
    '?q=%E0%A4%A',
    '?tag=&tag=speed',
    '?view=__proto__',
    '?&&==',
    '?q=\ud83d',
  ),
);

test('parseFilters restores a serialized state', () => {
  fc.assert(
    fc.property(states, (state) => {
      const query = serializeFilters(fields, state, '');
      expect(parseFilters(fields, new URLSearchParams(query))).toEqual(state);
    }),
  );
});

test('parseFilters accepts any query, and its state survives a round trip', () => {
  fc.assert(
    fc.property(hostile, (query) => {
      const state = parseFilters(fields, new URLSearchParams(query));
      expect([null, ...fields.category]).toContain(state.category);
      expect([null, ...fields.tag]).toContain(state.tag);
      expect([null, ...fields.view]).toContain(state.view);
      expect(state.q.isWellFormed()).toBe(true);
      expect(state.q.length).toBeLessThanOrEqual(longestSearch);
      const written = serializeFilters(fields, state, query);
      expect(parseFilters(fields, new URLSearchParams(written))).toEqual(state);
    }),
  );
});

test('hasUnknownOption is true for an option that the list does not have', () => {
  const isUnknown = (query: string) => hasUnknownOption(fields, new URLSearchParams(query));
  expect(isUnknown('?q=anything&tag=speed&ref=mail')).toBe(false);
  expect(isUnknown('?tag=gone')).toBe(true);
  expect(isUnknown('?tag=speed&tag=gone')).toBe(true);
});

test('serializeFilters keeps foreign parameters', () => {
  fc.assert(
    fc.property(states, (state) => {
      const params = new URLSearchParams(
        serializeFilters(fields, state, '?ref=mail&q=old&tag=gone'),
      );
      expect(params.get('ref')).toBe('mail');
      expect(params.getAll('q').length).toBeLessThanOrEqual(1);
    }),
  );
});

test('serializeFilters returns no query for an empty state', () => {
  expect(serializeFilters(fields, empty, '')).toBe('');
  expect(serializeFilters(fields, empty, '?q=tents&view=list')).toBe('');
});

test('serializeFilters limits a search of 100 kB', () => {
  const query = serializeFilters(fields, { ...empty, q: '🧗'.repeat(50_000) }, '');
  expect(query.length).toBeLessThan(20 * longestSearch);
});

test('a search keeps its spaces in a round trip', () => {
  for (const q of ['minutes ', ' minutes', '   ', 'a  b']) {
    const fields = { q: 'text' } as const;
    const query = serializeFilters(fields, { q }, '');
    expect(parseFilters(fields, new URLSearchParams(query))).toEqual({ q });
  }
});

test('a surrogate pair that the limit splits is left out whole', () => {
  const start = 'x'.repeat(longestSearch - 1);
  expect(parseFilters(fields, new URLSearchParams({ q: `${start}🧗` })).q).toBe(start);
});
