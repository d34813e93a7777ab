import { type Drawing, rect, stroke } from '../../drawing/drawing.ts';
import { block, onTopFace, place } from '../../drawing/isometric.ts';
import { blue, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { screen, writing } from '../../kit/devices.ts';
import { pencil } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** Which days of the month have a page to publish: they climb from week to week. */
const published = [15, 11, 7, 3];
const days = Array.from({ length: 20 }, (_, day) => day);
const cell = (day: number): readonly [number, number] => [
  10 + (day % 5) * 24,
  30 + Math.floor(day / 5) * 18,
];

const calendar: Drawing = [
  rect(3, 3, 128, 102, paper[0], 5),
  rect(3, 3, 128, 18, blue[700], 5),
  rect(12, 9, 44, 6, paper[0], 3),
  days.map((day) => rect(...cell(day), 18, 12, blue[100])),
  published.map((day, index) =>
    rect(...cell(day), 18, 12, index === published.length - 1 ? orange[500] : blue[400]),
  ),
  stroke('M30 0v8M104 0v8', blue[950], 5),
];

/** Pages ready to go out. */
const pile: Drawing = [
  block([0, 0], [46, 56, 6], paper[200], { left: paper[300] }),
  block([2, 2, 6], [46, 56, 6], blue[100], { left: blue[200] }),
  block([0, 0, 12], [46, 56, 6], paper[0], { left: paper[200] }),
  onTopFace(
    [0, 0, 18],
    [rect(7, 8, 28, 6, leaf[600], 3), writing(7, 20, [32, 28, 32, 20], { gap: 8 })],
  ),
];

export const picture = tileScene(
  'A calendar with a page to publish every week, and the pages lying ready',
  { mood: 'sand', seed: 163, center: [240, 203] },
  [
    place(tree(), [-76, -30]),
    place(screen(134, 108, calendar, { thickness: 8, edge: blue[800] }), [-52, -78]),
    place(person({ top: leaf[600], skin: skin[1], hair: skin[4] }), [6, -48], 1.2),
    place(pile, [18, -6]),
    place(pencil(blue[600], 40), [44, 18, 18], 0.62),
    place(person({ top: orange[500], skin: skin[4], hair: blue[950] }), [6, 70], 1.2),
    place(bush(), [-52, 74]),
    place(bush(), [76, -36], 0.8),
  ],
);
