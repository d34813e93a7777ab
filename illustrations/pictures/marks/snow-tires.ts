/**
 * The bookings of Halvorsen’s snow tires, a tire each: those of one fall, and those of the next. In the second story of the
 * guide for repair shops, on peach and, in the dark, on blue.
 */
import { halvorsen } from '#app/content/samples/halvorsen.ts';
import { type Drawing, at, ellipse, path, rect, times } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, orange, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';

const perStack = 6;
const thick = 15;

/** A tire that lies on its side, 54 wide. Origin: the middle of its lower side. */
const tire: Drawing = path('M-27-13V0A27 12 0 0 0 27 0V-13Z', {
  fill: blue[900],
  stroke: blue[300],
  strokeWidth: 2,
});

/** Tires on each other, with snow on the highest. */
const stack = (count: number): Drawing => [
  times(count, (index) => at(0, -index * thick, tire)),
  at(0, -count * thick + 2, [
    ellipse(0, 0, 27, 12, { fill: white, stroke: blue[300], strokeWidth: 2 }),
    ellipse(0, 0, 12, 5, blue[900]),
  ]),
];

const stacks = (count: number): Drawing =>
  times(Math.ceil(count / perStack), (index) =>
    at(29 + index * 60, 0, stack(Math.min(perStack, count - index * perStack))),
  );

/** The number of the tires, below the first stacks, around x. */
const tag = (x: number, count: number): Drawing => [
  rect(x - 27, 18, 54, 40, { fill: orange[500], night: 'beacon' }, 10),
  lettering(x, 48, String(count), {
    size: 30,
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
    night: 'beacon',
  }),
];

const { before, after } = halvorsen.results.bookings;
/** The left edge of the second fall. */
const next = Math.ceil(before / perStack) * 60 + 36;

export const picture: Picture = {
  title: `${before} tires, and ${after} beside them`,
  width: next + Math.ceil(after / perStack) * 60,
  height: 168,
  drawing: at(0, 106, [
    stacks(before),
    path(`M${next - 18} 16V-100`, { fill: 'none', stroke: orange[500], strokeWidth: 4 }),
    at(next, 0, stacks(after)),
    tag(29 + 30 * (Math.ceil(before / perStack) - 1), before),
    tag(next + 29, after),
  ]),
};
