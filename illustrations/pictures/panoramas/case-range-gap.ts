import { at, circle, path, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { bush, footShadow, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { drawSummit, summits, type Summit } from './case-range.ts';

/** A pole, and the dashed outline of the flag that is not there. */
const barePole = [
  footShadow(14),
  rect(-2.5, -118, 5, 118, paper[300]),
  circle(0, -120, 5, orange[500]),
  path('M6-114l58-8l-14 19l14 17l-58 8Z', {
    fill: 'none',
    stroke: blue[200],
    strokeWidth: 3.5,
    dash: '7 7',
  }),
];

const bare: Summit = {
  x: 0,
  y: 473,
  hill: { layers: 3, radius: 116, rise: 24, seed: 67, from: 2 },
  things: [
    place(barePole, [-22, -26]),
    place(tree(), [-48, 30], 0.7),
    place(person({ top: orange[500], skin: skin[3], hair: blue[950] }), [22, -14], 1.05),
    place(person({ top: butter[400], skin: skin[1], hair: skin[4] }), [26, 16], 1.05),
    place(bush(), [44, -40], 0.7),
  ],
};

/** The distance between two hills. The captions below are five columns of this width. */
const column = 300;
const margin = 80;

const highest = summits[3];

export const pictures: Readonly<Record<string, Picture>> = {
  'case-range-gap': scene(
    'Five hills in a row, each higher than the last; the first has a flagpole without a flag, the others a business and a flag with its result',
    { width: 5 * column + 2 * margin, height: 604, center: [margin + column / 2, 8], scale: 1 },
    [bare, ...summits].map((summit, index) => at(index * column, summit.y, drawSummit(summit))),
  ),
  /** For phones: the hill with the bare pole, before the highest. */
  'case-range-gap-small': scene(
    'A hill with a flagpole without a flag, before the highest hill with a business and a flag with its result',
    { width: 780, height: 736, center: [0, 0], scale: 1 },
    [
      at(486, 408, drawSummit(highest, { line: 9, size: 28, higher: 66 }), 1.04),
      at(204, 546, drawSummit(bare), 1.42),
    ],
  ),
};
