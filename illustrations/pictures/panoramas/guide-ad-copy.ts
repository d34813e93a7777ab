/** The guide to ad copy shows it behind the hill of its chapters, which hides its lower edge. */
import { type Drawing, path, polyline, rect, stroke } from '../../drawing/drawing.ts';
import { block, onLeftFace, onRightFace, place, project } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, brick, butter, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { flatRoof, shadedGlass, windows } from '../../kit/facade.ts';
import { tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { paintPot } from '../../kit/works.ts';

/** The house: along x and y, up to its roof, and down to below the lower edge of the picture. */
const [width, length, height, depth] = [60, 150, 122, 110];

const heading = { size: 27, face: 'gabarito-800', color: white } as const;

/** A lamp on an arm over the painted words. */
const wallLamp = (u: number): Drawing => [
  stroke(`M${u} 9V-2Q${u} -9 ${u + 7} -9`, blue[950], 2),
  path(`M${u + 4} -10h6l5 8h-16Z`, blue[900]),
  rect(u - 1, -2, 16, 3, { fill: butter[400], night: 'beacon' }, 1.5),
];

/** The gable wall, painted: a weak line struck out, a better one below it. */
const wall: Drawing = [
  block([-width, -length, -depth], [width, length, height + depth], brick[300], {
    top: brick[100],
  }),
  onRightFace(
    [0, -length],
    [length, height],
    [
      rect(8, 12, 112, 100, blue[700], 6),
      lettering(17, 33, 'Great service', { size: 14, face: 'figtree-600', color: blue[200] }),
      stroke('M14 29H112', orange[500], 3),
      lettering(16, 68, 'Brakes', heading),
      lettering(16, 101, 'by 5 pm', { ...heading, color: butter[400] }),
    ],
  ),
  onLeftFace([-width, 0], height, [
    windows(
      [14, 38].map((u) => [u, 26]),
      [12, 22],
      { glass: shadedGlass, sill: false },
    ),
    windows(
      [14, 38].map((u) => [u, 70]),
      [12, 22],
      { glass: shadedGlass, sill: false },
    ),
  ]),
  flatRoof([-width, -length, height], [width, length], brick[100], brick[600]),
  onRightFace([0, -length], [length, height], [24, 58, 92].map(wallLamp)),
];

/** A painter's stage at the right end of the wall. Its ropes hang from two beams on the roof. */
const stage: Drawing = [
  [-144, -116].map((y) => [
    polyline([project(10, y, height + 6), project(10, y, 16)], blue[950], 1.8),
    block([-20, y - 2, height + 4], [32, 4, 4], blue[700]),
  ]),
  block([2, -150, 12], [16, 40, 4], skin[2]),
];

/** A water tank on the roof. */
const tank: Drawing = [
  block([0, 0], [4, 4, 12], blue[950]),
  block([20, 0], [4, 4, 12], blue[950]),
  block([20, 20], [4, 4, 12], blue[950]),
  block([-2, -2, 12], [28, 28, 26], paper[200]),
  block([-4, -4, 38], [32, 32, 4], blue[700]),
];

export const picture = scene(
  'Sign painters on a house wall: one weak line struck out, a better one in large letters below',
  { width: 520, height: 540, center: [132, 492], scale: 2.04 },
  [
    place(tree(), [-30, -188, -88], 2.1),
    wall,
    place(tank, [-46, -84, height]),
    stage,
    place(
      person({ top: orange[500], skin: skin[4], hair: blue[950], reach: 'up' }),
      [12, -130, 16],
      1.15,
    ),
    place(paintPot(butter[400]), [14, -116, 16], 0.6),
  ],
);
