/** The hut and the summit station of the SEO plans. Origin: the middle of the floor. */
import { type Drawing, circle, ellipse, path, rect, stroke } from '../../drawing/drawing.ts';
import { block, onLeftFace, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, brick, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { castShadow, door, flatRoof, gableRoof, shadedGlass, windows } from '../facade.ts';

/** A mountain hut of logs, halfway up: 70 by 84. */
export const hut: Drawing = [
  castShadow([-35, -42], [70, 84]),
  block([-35, -42], [70, 84, 46], skin[2]),
  onLeftFace([-35, 42], 46, [
    [9, 20, 31].map((v) => rect(0, v, 70, 1.6, skin[4])),
    windows([[24, 12]], [20, 18], { glass: shadedGlass, bars: 1 }),
  ]),
  onRightFace(
    [35, -42],
    [84, 46],
    [
      [9, 20, 31].map((v) => rect(0, v, 84, 1.6, skin[3])),
      windows([[10, 12]], [24, 18], { glass: butter[200], bars: 1, frame: paper[0] }),
      door(52, 10, 20, 36, blue[700]),
    ],
  ),
  gableRoof([-35, -42, 46], [70, 84, 34], brick[500], skin[1], 9),
];

/** A summit station with a dish on its roof. */
export const station: Drawing = [
  castShadow([-30, -40], [60, 80]),
  block([-30, -40], [60, 80, 46], paper[0]),
  onRightFace(
    [30, -40],
    [80, 46],
    [
      windows([[8, 9]], [38, 20], { glass: butter[200], bars: 2, frame: blue[800] }),
      door(54, 10, 18, 36, orange[500]),
    ],
  ),
  flatRoof([-30, -40, 46], [60, 80], blue[300], blue[700]),
  place(
    [
      stroke('M0 0V-18', blue[900], 4),
      path('M-20-34q2 20 26 18Z', blue[200]),
      ellipse(-7, -25, 17, 9, blue[200]),
      circle(-2, -34, 3.4, orange[500]),
    ],
    [-6, 6, 53],
    1.15,
  ),
];
