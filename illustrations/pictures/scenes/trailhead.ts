import type { Color } from '../../drawing/color.ts';
import { type Drawing, circle, path, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { block, onRightFace, onTopFace, place, shade } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { browser, screen, writing } from '../../kit/devices.ts';
import { coins, cursor, lens, pencil, pin } from '../../kit/markers.ts';
import { bush, footShadow, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { tile } from '../../kit/terrain.ts';

type Arm = { readonly color: Color; readonly ink: Color; readonly toLeft?: boolean };

/** An arm of the post. Its tip points to the landmark of its topic. */
const arm = (z: number, text: string, { color, ink, toLeft = false }: Arm): Drawing =>
  onRightFace(
    [3, -44, z],
    [88, 26],
    [
      path(toLeft ? 'M12 0H88V26H12L-2 13Z' : 'M0 0H76L90 13L76 26H0Z', color),
      path(toLeft ? 'M9 22H88V26H12Z' : 'M0 22H79L76 26H0Z', shade(color, 0.25)),
      lettering(toLeft ? 48 : 40, 18.5, text, {
        size: 16,
        face: 'gabarito-800',
        color: ink,
        anchor: 'middle',
      }),
    ],
  );

/** A road along the ground from the post. */
const road = (way: string): Drawing =>
  onTopFace([0, 0], [stroke(way, blue[200], 19), stroke(way, white, 2.5, { dash: '8 8' })]);

/** SEO: a list of results with the first one marked, and a magnifying glass before it. */
const search: Drawing = [
  place(
    screen(
      84,
      74,
      [
        rect(3, 3, 78, 68, paper[0], 4),
        rect(9, 9, 66, 12, blue[100], 6),
        circle(16, 38, 8, orange[500]),
        rect(29, 31, 44, 6, blue[700], 3),
        rect(29, 41, 32, 4, paper[300], 2),
        circle(16, 58, 8, blue[300]),
        rect(29, 52, 38, 5, blue[300], 2.5),
        rect(29, 60, 28, 4, paper[300], 2),
      ],
      { edge: blue[800] },
    ),
    [0, -42],
  ),
  place(lens(), [22, 28], 0.88),
];

/** Website design: a page, and a pencil that draws its button. */
const page: Drawing = [
  place(
    screen(
      92,
      76,
      browser(92, 76, [
        rect(10, 19, 40, 8, blue[800], 4),
        writing(10, 33, [38, 32]),
        rect(10, 54, 32, 13, leaf[500], 5),
        rect(57, 19, 26, 48, blue[100], 4),
      ]),
      { edge: blue[800] },
    ),
    [0, -46],
  ),
  place(pencil(leaf[500], 30), [14, 32], 0.66),
];

/** PPC: a button of an ad under a pointer, and what it costs. */
const ad: Drawing = [
  place(coins(4), [-34, -12]),
  place(coins(7), [-12, -36]),
  block([-20, -20], [46, 52, 20], blue[600]),
  onTopFace(
    [-20, -20, 20],
    transformed(
      'translate(32 27) rotate(-90)',
      lettering(0, 0, 'AD', { size: 30, face: 'gabarito-800', color: white, anchor: 'middle' }),
    ),
  ),
  place(cursor(), [22, 18, 16], 1.05),
];

export const picture = scene(
  'A signpost where four roads begin: to a search, a shop with a map pin, a web page and the button of an ad',
  { width: 600, height: 494, center: [308, 271], scale: 1.12 },
  [
    tile('leaf', 61, { radius: 172, rise: 12 }),
    place(pine(), [-112, -92], 1.25),
    place(tree(), [-84, -112], 1.1),
    road('M0 0C-40 4-60 24-100 0'),
    road('M0 0C4-34 24-62 26-92'),
    road('M0 0C4 36-10 60-14 90'),
    road('M0 0C40 4 56-16 80-20'),
    place(page, [-118, -2]),
    place(search, [8, -106]),
    footShadow(14),
    rect(-3.5, -176, 7, 178, skin[4], 2),
    arm(20, 'PPC', { color: blue[300], ink: blue[900] }),
    arm(56, 'WEBSITE', { color: paper[0], ink: blue[800], toLeft: true }),
    arm(92, 'LOCAL', { color: blue[600], ink: white, toLeft: true }),
    arm(128, 'SEO', { color: orange[500], ink: blue[950] }),
    place(shop({ name: 'SHOP', accent: blue[600], nameSize: 20 }), [-16, 90], 0.58),
    place(pin('1'), [-14, 88, 42], 1.1),
    place(ad, [80, -22]),
    place(person(), [58, 40], 1.15),
    place(person({ top: blue[600], skin: skin[4], hair: blue[950] }), [56, 66], 1.15),
    place(bush(), [108, 60]),
    place(bush(), [40, 106]),
  ],
);
