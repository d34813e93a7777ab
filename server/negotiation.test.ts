import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedEncodings, byteRange, namesEtag } from './negotiation.ts';

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['br;q=0.5, gzip', ['gzip', 'br', 'identity']],
  ['BR', ['br', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['identity;q=0', ['identity']],
  ['gzip;q=0, *', ['br', 'identity']],
  ['identity, br;q=0.9', ['identity', 'br']],
])('Accept-Encoding %j allows %j', (header, wanted) => {
  expect(acceptedEncodings(header)).toEqual(wanted);
});

test('acceptedEncodings returns known codings without duplicates for any header', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      const accepted = acceptedEncodings(header);
      expect(accepted.length).toBeGreaterThan(0);
      expect(new Set(accepted).size).toBe(accepted.length);
    }),
  );
});

test('namesEtag finds a validator alone, in a list, weak, and by *', () => {
  for (const header of ['"a"', 'W/"a"', '"b", "a"', '"b",W/"a" ', ' * ']) {
    expect(namesEtag(header, '"a"')).toBe(true);
  }
  for (const header of ['"b"', 'a', '', '"a', '"aa"']) expect(namesEtag(header, '"a"')).toBe(false);
});

test('byteRange returns only ranges inside the file', () => {
  fc.assert(
    fc.property(
      fc.option(fc.nat(200)),
      fc.option(fc.nat(200)),
      fc.integer({ min: 0, max: 150 }),
      (from, to, size) => {
        const range = byteRange(`bytes=${from ?? ''}-${to ?? ''}`, size);
        if (range === undefined || range === 'unsatisfiable') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.start).toBeLessThanOrEqual(range.end);
        expect(range.end).toBeLessThan(size);
        if (from !== null) expect(range.start).toBe(from);
      },
    ),
  );
});

test.each([
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=-0', 9, 'unsatisfiable'],
  ['bytes=9-', 9, 'unsatisfiable'],
  ['bytes=-4', 9, { start: 5, end: 8 }],
  ['bytes=-99', 9, { start: 0, end: 8 }],
  ['bytes=0-1,3-4', 9, undefined],
  ['items=0-1', 9, undefined],
  ['bytes=4-2', 9, undefined],
] as const)('%s of %i bytes', (header, size, wanted) => {
  expect(byteRange(header, size)).toEqual(wanted);
});

test('parsing headers of 250,000 characters takes linear time', () => {
  // Quadratic time would exceed the timeout of the test.
  const blanks = ' '.repeat(250_000);
  const digits = '9'.repeat(250_000);
  for (const range of [
    `bytes=${blanks}x`,
    `bytes=${digits}x`,
    `bytes=0-${digits}-`,
    `bytes=${'0-,'.repeat(80_000)}`,
  ]) {
    expect(byteRange(range, 9)).toBeUndefined();
  }
  expect(byteRange(`bytes=${digits}-`, 9)).toBe('unsatisfiable');
  for (const list of [
    `${blanks}x`,
    ','.repeat(250_000),
    '"'.repeat(250_000),
    'W/'.repeat(125_000),
  ]) {
    expect(namesEtag(list, '"a"')).toBe(false);
  }
  for (const list of [
    `br${blanks}x`,
    ','.repeat(250_000),
    'a,'.repeat(50_000),
    `br;q=${digits}`,
    `br${';'.repeat(100_000)}`,
  ]) {
    expect(acceptedEncodings(list).length).toBeGreaterThan(0);
  }
});
