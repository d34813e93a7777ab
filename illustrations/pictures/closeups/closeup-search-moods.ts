import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, ellipse, path, rect, stroke } from '../../drawing/drawing.ts';
import { shade } from '../../drawing/isometric.ts';
import { blue, butter, hair, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { text } from '../../kit/interface.ts';
import { bust, headShapes, torso } from '../../kit/portrait.ts';

/** A row, 880 by 200: its ground, who searches and where, the words in the search box, and the answer of the ad. */
type Searcher = {
  readonly ground: Color;
  readonly ink: Color;
  readonly scene: Drawing;
  readonly words: string;
  readonly answer: string;
};

const shirt = (color: Color): Drawing => at(0, -26, torso(color, shade(color, 0.2)));

/** The place behind a person, as wide as the picture of them. */
const wall = (color: Color): Drawing => rect(0, 0, 236, 200, { fill: color, night: 'beacon' });

/** A driver who stopped at the roadside, a light on the dashboard. */
const driver: Drawing = [
  // The window beside the seat, with a road and the evening sky.
  wall(blue[800]),
  path('M0 130L236 96V200H0Z', { fill: blue[900], night: 'beacon' }),
  circle(38, 44, 17, { fill: butter[200], night: 'beacon' }),
  rect(74, 34, 116, 170, blue[950], 34),
  at(
    8,
    -34,
    bust({
      tilt: 3,
      body: shirt(orange[500]),
      face: {
        shape: headShapes.long,
        skin: skin[3],
        brow: hair.black,
        browWidth: 7,
        mouth: 'worried',
        turn: 0.4,
      },
      over: [
        path(
          'M140 178c-10-60 14-98 62-98s70 38 58 98q-4-34-22-50q-40 16-78-2q-16 18-20 52Z',
          hair.black,
        ),
      ],
    }),
    0.62,
  ),
  // The wheel and the dashboard, cut by the row.
  path('M0 172Q118 156 236 172V200H0Z', blue[950]),
  ellipse(140, 222, 70, 60, { fill: 'none', stroke: blue[500], strokeWidth: 15 }),
  at(34, 164, [
    circle(0, 0, 26, blue[950]),
    circle(0, 0, 15, { fill: 'none', stroke: orange[500], strokeWidth: 4, night: 'beacon' }),
    stroke('M0-7V2M0 8v.1M-20-12q-8 12 0 24M20-12q8 12 0 24', orange[500], 4, { night: 'beacon' }),
  ]),
];

/** Somebody who compares at a kitchen table, under a lamp. */
const reader: Drawing = [
  wall(orange[200]),
  stroke('M52 0V34', blue[800], 4),
  path('M22 62Q24 32 52 32T82 62Z', orange[500]),
  path('M28 62h48a24 12 0 0 1-48 0Z', butter[200]),
  at(
    16,
    -34,
    bust({
      tilt: -3,
      behind: path('M124 190c-14-76 22-118 78-118s90 42 74 118l8 96H116Z', hair.chestnut),
      body: shirt(leaf[600]),
      face: {
        shape: headShapes.oval,
        skin: skin[1],
        brow: hair.chestnut,
        turn: 0.4,
        glasses: { color: blue[800], shape: 'round' },
      },
      over: path('M138 180c-6-62 20-92 64-92s68 34 60 92q-8-44-36-62q-40 34-88 62Z', hair.chestnut),
    }),
    0.62,
  ),
  rect(0, 176, 236, 24, skin[3]),
  // A cup and two offers on the table.
  rect(20, 138, 40, 40, white, 8),
  stroke('M60 146q16 2 14 14t-16 10', white, 6),
  path('M166 192l12-52h50l-10 52Z', white),
  stroke('M185 156h32M182 170h28', paper[400], 5),
];

/** Somebody at work, with a clock on the wall. */
const worker: Drawing = [
  wall(leaf[500]),
  circle(52, 58, 38, blue[900]),
  circle(52, 58, 31, white),
  stroke('M52 38V58L66 68', blue[950], 5),
  at(
    16,
    -34,
    bust({
      tilt: 2,
      body: [
        shirt(white),
        path('M112 440V326q88 40 176 0v114Z', blue[600]),
        stroke('M134 292L118 332M266 292L282 332', blue[600], 18),
      ],
      face: {
        shape: headShapes.round,
        skin: skin[4],
        brow: hair.black,
        browWidth: 7,
        mouth: 'open',
        turn: 0.4,
      },
      over: [
        path('M136 176q-6-30 4-48h122q8 22 2 48q-8-10-10-24H148q-2 14-12 24Z', hair.black),
        path('M130 146q-4-72 70-72t70 72q-70-22-140 0Z', blue[600]),
        path('M130 146q-2-44 30-62q-8 26-6 56Z', shade(blue[600], 0.2)),
        path('M128 150q72-26 152-2q20 6 26 16q-14 6-30 2q-72-18-140 0q-10-6-8-16Z', blue[800]),
      ],
    }),
    0.62,
  ),
];

const searchers: readonly Searcher[] = [
  {
    ground: blue[700],
    ink: white,
    scene: driver,
    words: 'brakes squeaking omaha',
    answer: 'Come by today, the check is free',
  },
  {
    ground: paper[100],
    ink: blue[950],
    scene: reader,
    words: 'brake pad replacement cost',
    answer: 'Front pads from $180, with labor',
  },
  {
    ground: leaf[300],
    ink: blue[950],
    scene: worker,
    words: 'brake repair open saturday',
    answer: 'Open Saturdays until 2 PM',
  },
];

export const picture = closeup(
  'Three people with a search each: a worried driver, one who compares at a kitchen table, one at work beside a clock. Below each search is the first line of the ad that answers it',
  searchers.map(({ ground, ink, scene, words, answer }, index) =>
    at(0, index * 200, [
      rect(0, 0, 880, 200, { fill: ground, night: 'beacon' }),
      scene,
      rect(274, 30, 578, 76, { fill: blue[950], opacity: 0.16 }, 38),
      rect(268, 24, 578, 76, white, 38),
      circle(308, 59, 12, { fill: 'none', stroke: blue[600], strokeWidth: 5.5 }),
      stroke('M317 69l10 10', blue[600], 5.5),
      text(342, 75, words, 36, { face: 'figtree-600' }),
      text(284, 158, answer, 36, { face: 'gabarito-800', color: ink }),
    ]),
  ),
  600,
);

export const night = 'paper';
