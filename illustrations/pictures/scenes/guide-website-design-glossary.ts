import type { Color } from '../../drawing/color.ts';
import { type Drawing, rect, stroke } from '../../drawing/drawing.ts';
import { type Place, block, onRightFace, onTopFace, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { writing } from '../../kit/devices.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

const [length, breadth] = [112, 84];

/** One layer of a page, lying flat. */
const sheet = (z: number, edge: Color, drawn: Drawing): Drawing => [
  block([-56, -62, z], [breadth, length, 4], edge, { top: edge }),
  onTopFace([-56, -62, z + 4], drawn),
];
/** A name tag on the near edge of a sheet. */
const tag = ([x, y, z = 0]: Place, text: string, color: Color, ink: Color = blue[950]): Drawing =>
  onRightFace(
    [x, y, z],
    [60, 23],
    [
      rect(0, 0, 60, 23, color, 4),
      lettering(30, 17.2, text, { size: 17, face: 'gabarito-800', color: ink, anchor: 'middle' }),
    ],
  );

const posts = (z: number): Drawing =>
  [
    [-54, -60],
    [22, -60],
    [-54, 44],
    [22, 44],
  ].map(([x = 0, y = 0]) => block([x, y, z], [3, 3, 46], blue[300]));

export const picture = tileScene(
  'A web page taken apart into three sheets: its grid, its boxes and its words, each with a tag',
  { mood: 'sea', seed: 241, width: 376, height: 334, center: [188, 191], scale: 1 },
  [
    place(tree(), [-84, -70], 0.9),
    sheet(2, blue[800], [
      stroke('M14 0V112M28 0V112M42 0V112M56 0V112M70 0V112', blue[400], 1.4),
      stroke('M0 16H84M0 32H84M0 48H84M0 64H84M0 80H84M0 96H84', blue[400], 1.4),
    ]),
    posts(6),
    tag([31, -38, 2], 'GRID', blue[500], white),
    sheet(52, blue[200], [
      rect(8, 8, 68, 44, blue[500], 4),
      rect(8, 60, 32, 44, leaf[500], 4),
      rect(44, 60, 32, 44, leaf[500], 4),
    ]),
    posts(56),
    tag([31, -26, 52], 'FOLD', leaf[300]),
    sheet(102, paper[0], [
      rect(10, 10, 64, 42, blue[700], 4),
      rect(18, 18, 40, 7, white, 3),
      rect(18, 31, 26, 11, orange[500], 4),
      writing(10, 64, [28, 24, 28, 18], { gap: 10 }),
      writing(46, 64, [28, 24, 28, 18], { gap: 10 }),
    ]),
    tag([31, -60, 102], 'HERO', orange[500]),
    place(
      person({ top: butter[400], skin: skin[4], hair: blue[950], reach: 'up' }),
      [62, -66],
      1.25,
    ),
    place(person({ top: orange[500], skin: skin[1], hair: skin[4] }), [14, 72], 1.25),
    place(bush(), [-46, 76]),
  ],
);
