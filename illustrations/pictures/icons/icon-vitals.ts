import { circle, rect, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { screen } from '../../kit/devices.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** The three measures from the right, each with its needle. */
const measures = [
  ['CLS', '-9-3'],
  ['INP', '-3-9'],
  ['LCP', '-7-6'],
] as const;

/** A dial on a board of its own. Its first half is good. */
const board = ([name, needle]: readonly [string, string], index: number) =>
  place(
    screen(
      38,
      56,
      [
        rect(2, 2, 34, 52, paper[0], 4),
        stroke('M7 28a12 12 0 0 1 24 0', paper[300], 6),
        stroke('M7 28a12 12 0 0 1 12-12', leaf[500], 6),
        stroke(`M19 28l${needle}`, blue[900], 3),
        circle(19, 28, 3.2, blue[900]),
        lettering(19, 47, name, {
          size: 14,
          face: 'gabarito-800',
          color: blue[900],
          anchor: 'middle',
        }),
      ],
      { edge: blue[700] },
    ),
    [-24, -60 + index * 39],
  );

export const picture = icon({ mood: 'day', seed: 179 }, [
  place(measures.map(board), [4, 0], 1.14),
  place(person({ top: orange[500], skin: skin[2], hair: blue[950], reach: 'left' }), [42, 16], 1.1),
]);
