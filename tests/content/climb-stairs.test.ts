import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastWeek, placesInWeek } from '#app/lib/climb.ts';

const sheet = join(import.meta.dirname, '../../app/sections/home/climb-control.module.css');
/** The heights of the stairs, from place 3 at the top to place 9. */
const [best, steps] = [3, 7];

test('the stairs above the slider show the place of each week', () => {
  const [, shape = ''] = /clip-path: polygon\(([^)]+)\)/.exec(readFileSync(sheet, 'utf8')) ?? [];
  const corners = shape.split(',').map((corner) => corner.trim().split(' ').map(Number.parseFloat));
  const placeAt = (share: number) => {
    const corner = corners.findLast(
      ([x], index) => x! <= share * 100 && index < corners.length - 2,
    );
    return Math.round((corner![1]! / 100) * steps) + best;
  };
  const weeks = Array.from({ length: lastWeek }, (_, index) => index + 1);
  expect(weeks.map((week) => placeAt((week - 0.5) / lastWeek))).toEqual(
    weeks.map((week) => placesInWeek(week)[0]),
  );
});
