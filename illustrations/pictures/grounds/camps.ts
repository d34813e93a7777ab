import { type Drawing, at, path, rect, stroke } from '../../drawing/drawing.ts';
import { block, onRightFace, onTopFace, place } from '../../drawing/isometric.ts';
import { blue, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { bars, lens, pin } from '../../kit/markers.ts';
import { flag } from '../../kit/street.ts';

/** Size of the place of one camp. The page shows the place of its chapter. */
const width = 112;
const height = 128;

const keyboard: Drawing = [
  block([-20, -32], [40, 64, 7], blue[800]),
  onTopFace(
    [-20, -32, 7],
    [5, 17, 29].map((u) =>
      [6, 20, 34, 48].map((v) =>
        rect(u, v, 8, 10, u === 17 && v === 34 ? orange[500] : paper[0], 1),
      ),
    ),
  ),
];

const scales: Drawing = [
  block([-12, -12], [24, 24, 5], blue[500]),
  stroke('M0-4V-52M-28-40L28-60', blue[500], 4),
  stroke('M-28-40l-9 22M-28-40l9 22M28-60l-9 22M28-60l9 22', skin[3], 1.6),
  path('M-40-18h24q-3 9-12 9t-12-9ZM16-38h24q-3 9-12 9t-12-9Z', orange[500]),
];

const page: Drawing = [
  block([-6, -26], [6, 50, 58], blue[700]),
  onRightFace(
    [0, -26],
    [50, 58],
    [
      rect(3, 3, 44, 52, paper[0], 2),
      rect(8, 9, 30, 7, blue[900]),
      rect(8, 22, 34, 4, blue[200]),
      rect(8, 30, 26, 4, blue[200]),
      rect(8, 40, 22, 9, orange[500], 2),
    ],
  ),
];

const link: Drawing = onRightFace(
  [0, -34],
  [68, 60],
  [
    { color: blue[600], x: 10 },
    { color: orange[500], x: 30 },
  ].map(({ color, x }) => rect(x, 34, 30, 20, { fill: 'none', stroke: color, strokeWidth: 8 }, 10)),
);

/** What stands on the camp of each chapter. */
const things: readonly Drawing[] = [
  at(4, 0, lens(), 0.62),
  keyboard,
  scales,
  page,
  at(0, 2, pin(''), 1.2),
  link,
  bars([12, 22, 34, 48], [blue[300], blue[500], blue[700], orange[500]], { width: 15, gap: 3 }),
  flag({ height: 58, scale: 1.3 }),
];

/** A pile of boards, higher at each chapter. */
function camp(thing: Drawing, index: number): Drawing {
  const rise = 4 + index * 2.6;
  return at(
    width / 2,
    height * (index + 1) - 34,
    [
      block([-40, -40], [80, 80, rise], blue[700]),
      block([-36, -36, rise], [72, 72, rise], blue[500]),
      block([-32, -32, 2 * rise], [64, 64, 6], blue[300], { top: blue[100] }),
      place(thing, [0, 0, 2 * rise + 6], 0.95),
    ],
    0.72,
  );
}

/** A camp for each chapter of a guide, one below the other. */
export const picture: Picture = {
  title: '',
  width,
  height: height * things.length,
  drawing: things.map(camp),
};
