import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeTicks, encodeTicks } from './tick-code.ts';

const lists = fc
  .integer({ min: 1, max: 120 })
  .map((length) => Array.from({ length }, (_, index) => `point-${index}`));

test('decodeTicks restores encoded ticks', () => {
  fc.assert(
    fc.property(
      lists.chain((ids) => fc.tuple(fc.constant(ids), fc.subarray(ids))),
      ([ids, some]) => {
        const ticked = new Set(some);
        expect(decodeTicks(ids, encodeTicks(ids, ticked))).toEqual(ticked);
      },
    ),
  );
});

test('decodeTicks returns known points or null for any text', () => {
  fc.assert(
    fc.property(lists, fc.string({ unit: 'binary', maxLength: 60 }), (ids, text) => {
      for (const code of [text, encodeTicks(ids, new Set()).slice(0, 3) + text]) {
        const ticked = decodeTicks(ids, code);
        expect([...(ticked ?? [])].every((id) => ids.includes(id))).toBe(true);
      }
    }),
  );
});

test('encodeTicks uses letters and digits: three, plus one for every five points', () => {
  const ids = Array.from({ length: 87 }, (_, index) => `point-${index}`);
  expect(encodeTicks(ids, new Set(ids))).toMatch(/^[0-9a-v]{21}$/);
});

test('decodeTicks rejects the code of another list', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const code = encodeTicks(ids, new Set(['b']));
  expect(decodeTicks(['a', 'c', 'b', 'd'], code)).toBeNull();
  expect(decodeTicks(['a', 'b', 'c', 'd', 'e'], code)).toBeNull();
});
