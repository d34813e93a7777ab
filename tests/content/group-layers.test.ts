import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stacks } from '#illustrations/pictures/panoramas/site-layers.ts';

const css = readFileSync(
  new URL('../../app/sections/guides/group-layers.module.css', import.meta.url),
  'utf8',
);
const valuesOf = (property: string) =>
  [...css.matchAll(new RegExp(`--${property}: ([\\d.]+);`, 'g'))].map(([, value]) => Number(value));

test('the rows of names beside the boards of the technical checklist are level with the boards', () => {
  const { small, wide } = stacks;
  const inOrder = [small, wide].map(({ width, center: [, y], pitch }) => ({
    pitch: pitch / width,
    // A name is in the middle of its row.
    first: (y - pitch / 2) / width,
  }));
  const [pitches, firsts] = [valuesOf('pitch'), valuesOf('first')];
  expect(pitches).toHaveLength(inOrder.length);
  for (const [place, { pitch, first }] of inOrder.entries()) {
    expect(pitches[place]).toBeCloseTo(pitch, 3);
    // On phones the rows are a little lower, so that the numbers are level.
    expect(Math.abs(firsts[place]! - first)).toBeLessThan(0.02);
  }
});
