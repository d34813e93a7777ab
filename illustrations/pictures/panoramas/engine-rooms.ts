import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { shade } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { text } from '../../kit/interface.ts';
import { bystander, floor, station } from '../../kit/stations.ts';

const width = 360;
const bold = { face: 'gabarito-800', anchor: 'middle' } as const;
const roof = 66;

/** The cut walls of a room from `from` to `to`, below the roof. */
const walls = (color: Color, from = 0, to = width): Drawing => [
  rect(from, roof, to - from, floor - roof, { fill: color, night: 'glass' }),
  rect(from, roof - 20, to - from, 22, blue[900]),
];

/** A wall between two rooms, with an opening that reaches the floor. */
const wall = (x: number, open = 150): Drawing =>
  rect(x - 9, roof, 18, floor - roof - open, blue[900]);

/** A robot on wheels that carries a page. */
const robot = (x: number, color: Color): Drawing =>
  at(x, floor + 6, [
    circle(-20, -8, 11, blue[950]),
    circle(20, -8, 11, blue[950]),
    rect(-32, -70, 64, 56, color, 12),
    rect(-32, -70, 20, 56, shade(color, 0.2), 10),
    rect(-24, -112, 48, 36, color, 10),
    rect(-17, -103, 34, 17, { fill: blue[950] }, 8),
    circle(-8, -94.5, 4.5, { fill: butter[200], night: 'beacon' }),
    circle(8, -94.5, 4.5, { fill: butter[200], night: 'beacon' }),
    rect(-2, -126, 4, 14, blue[950]),
    circle(0, -128, 6, orange[500]),
    rect(18, -74, 34, 44, { fill: white, stroke: blue[300], strokeWidth: 2 }, 4),
    rect(24, -66, 22, 5, blue[300], 2),
    rect(24, -56, 16, 5, blue[200], 2),
  ]);

/** Robots wait before the door, where a sign tells them what to leave alone. */
const door: Drawing = [
  rect(206, roof, 18, floor - roof - 150, blue[900]),
  rect(
    234,
    104,
    114,
    78,
    { fill: butter[200], stroke: blue[900], strokeWidth: 4, night: 'beacon' },
    6,
  ),
  text(291, 137, 'robots', 31, { ...bold, night: 'beacon' }),
  text(291, 168, '.txt', 31, { ...bold, night: 'beacon' }),
  robot(50, blue[500]),
  robot(146, leaf[500]),
  robot(286, blue[400]),
];

const spines = [blue[600], orange[400], leaf[500], blue[300], butter[400], blue[800], brick[300]];

/** Every page has its place on the shelves. */
const shelves: Drawing = [
  rect(36, 96, 288, floor - 98, skin[4], 6),
  times(3, (row) => [
    rect(46, 106 + row * 74, 268, 62, skin[5]),
    times(17, (book) => {
      const high = 40 + ((book * 7 + row * 5) % 4) * 5;
      const color = spines[(book * 3 + row * 2 + (book % 4)) % spines.length]!;
      return (book + row * 4) % 9 === 5
        ? []
        : rect(50 + book * 15.5, 168 + row * 74 - high, 13, high, color, 2);
    }),
  ]),
  stroke('M226 326L258 96M262 326L286 96', paper[50], 7),
  times(9, (rung) => stroke(`M${230 + rung * 3.2} ${300 - rung * 24}h34`, paper[50], 5)),
  at(0, -96, bystander(246, { top: orange[500], reach: 'left' }, 2.2)),
  bystander(96, { top: blue[500], skin: skin[4], hair: blue[950], reach: 'up' }, 2.3),
];

/** The steps of the stair rise to the first place. */
const stair: Drawing = [
  times(4, (step) => [
    rect(
      30 + step * 76,
      floor - 46 - step * 34,
      76,
      46 + step * 34,
      step === 3 ? orange[500] : blue[500],
    ),
    rect(30 + step * 76, floor - 46 - step * 34, 76, 10, step === 3 ? orange[300] : blue[300]),
    text(68 + step * 76, floor - 8 - step * 34, `${4 - step}`, 32, {
      ...bold,
      color: step === 3 ? blue[950] : white,
    }),
    step === 3
      ? []
      : [
          rect(
            46 + step * 76,
            floor - 104 - step * 34,
            44,
            58,
            { fill: white, stroke: blue[300], strokeWidth: 2 },
            5,
          ),
          rect(54 + step * 76, floor - 94 - step * 34, 28, 6, blue[400], 3),
          rect(54 + step * 76, floor - 82 - step * 34, 20, 5, blue[200], 2),
          rect(54 + step * 76, floor - 72 - step * 34, 26, 5, blue[200], 2),
        ],
  ]),
  at(296, floor - 148, [
    rect(-26, -70, 52, 70, { fill: white, stroke: orange[500], strokeWidth: 4 }, 6),
    rect(-16, -58, 32, 8, orange[500], 4),
    rect(-16, -42, 24, 6, blue[200], 3),
    rect(-16, -30, 30, 6, blue[200], 3),
    rect(-16, -18, 20, 6, blue[200], 3),
  ]),
];

/** The clerk gives the answer to somebody at the desk. */
const desk: Drawing = [
  rect(18, 92, 132, 92, { fill: blue[800] }, 8),
  times(4, (line) => [
    circle(36, 112 + line * 18, 6, line ? blue[300] : { fill: orange[500], night: 'beacon' }),
    rect(50, 108 + line * 18, [84, 66, 76, 54][line]!, 8, line ? blue[300] : paper[50], 4),
  ]),
  bystander(76, { top: leaf[600], skin: skin[1], hair: skin[4] }, 2.6),
  rect(20, floor - 48, 126, 56, skin[4], 4),
  rect(12, floor - 58, 142, 14, skin[3], 4),
  path(
    'M166 104h126a14 14 0 0 1 14 14v54a14 14 0 0 1-14 14H200l-26 24l4-24h-12a14 14 0 0 1-14-14v-54a14 14 0 0 1 14-14Z',
    { fill: white, stroke: blue[300], strokeWidth: 3, night: 'beacon' },
  ),
  rect(168, 122, 108, 9, { fill: blue[900], night: 'beacon' }, 4),
  rect(168, 140, 86, 9, { fill: blue[900], night: 'beacon' }, 4),
  rect(168, 158, 62, 13, { fill: orange[500], night: 'beacon' }, 6),
  bystander(212, { top: orange[500], skin: skin[3], reach: 'left' }, 2.6),
];

export const pictures = {
  'engine-1-door': station({ width, walls: walls(blue[100], 206) }, door),
  'engine-2-index': station({ width, walls: [walls(paper[50]), wall(0)] }, shelves),
  'engine-3-ranking': station({ width, walls: [walls(blue[100]), wall(0)] }, stair),
  'engine-4-answers': station(
    {
      width,
      walls: [walls(paper[50], 0, 327), wall(0), rect(309, roof, 18, floor - roof, blue[900])],
    },
    desk,
  ),
};
