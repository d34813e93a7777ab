import { describe, expect, test } from 'vitest';
import { dotField } from './dot-field.ts';

/** The number of dots of a path. */
const dotsOf = (path: string) =>
  [...path.matchAll(/h(\d+)\.1/g)].reduce((sum, [, length]) => sum + Number(length) + 1, 0);

describe('dotField', () => {
  test('draws each person once, in the last count that has the person', () => {
    const field = dotField([400, 40, 10, 6]);
    expect(field!.paths.map(dotsOf)).toEqual([360, 30, 4, 6]);
    expect(field!.perDot).toBe(1);
  });

  test('draws a dot for a few people where a phone has no room for all', () => {
    const field = dotField([1500, 150, 45, 9]);
    expect(field!.paths.map(dotsOf)).toEqual([450, 35, 12, 3]);
    expect(field!.perDot).toBe(3);
  });

  test('has the last count in the last column', () => {
    const { viewBox, paths } = dotField([400, 40, 10, 6])!;
    const [, , width] = viewBox.split(' ').map(Number);
    expect(paths.at(-1)).toMatch(new RegExp(`^M${Math.floor(width!)} 0h`));
  });

  test('keeps all dots in the view box', () => {
    for (const total of [100, 437, 500]) {
      const { viewBox, paths } = dotField([total])!;
      const [, , width, height] = viewBox.split(' ').map(Number);
      let y = 0;
      for (const [, x, top, length] of paths[0]!.matchAll(/(?:M(\d+) (\d+)|m-\S+ 1)h(\d+)/g)) {
        y = top === undefined ? y + 1 : Number(top);
        expect(Number(x ?? 0) + Number(length)).toBeLessThan(width!);
        expect(y).toBeLessThan(height!);
      }
      expect(dotsOf(paths[0]!)).toBe(total);
    }
  });

  test('draws nothing for counts that are too small or large, not whole, or do not fall', () => {
    for (const counts of [[99, 5], [5001, 5], [600, 7], [100, 2.5], [100, 100], [100, 200], []]) {
      expect(dotField(counts)).toBeNull();
    }
  });
});
