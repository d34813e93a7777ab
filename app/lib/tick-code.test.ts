import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeTicks, encodeTicks } from './tick-code.ts';

const lists = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,12}$/), {
  minLength: 1,
  maxLength: 120,
});

test('what was encoded comes back', () => {
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

test('any text decodes to known points or to nothing, and never throws', () => {
  fc.assert(
    fc.property(lists, fc.string({ unit: 'binary', maxLength: 60 }), (ids, text) => {
      const ticked = decodeTicks(ids, text);
      for (const id of ticked ?? []) expect(ids).toContain(id);
    }),
  );
});

test('a code fits an address: letters, digits, - and _, one for six points and two more', () => {
  const ids = Array.from({ length: 87 }, (_, index) => `point-${index}`);
  expect(encodeTicks(ids, new Set(ids))).toMatch(/^[\w-]{17}$/);
});

test('a list that has changed does not take the ticks of another', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const code = encodeTicks(ids, new Set(['b']));
  expect(decodeTicks(['a', 'c', 'b', 'd'], code)).toBeNull();
  expect(decodeTicks(['a', 'b', 'c', 'd', 'e'], code)).toBeNull();
});
