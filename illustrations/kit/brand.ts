/** Upslope's mark and wordmark. */
import type { Colour } from '../drawing/colour.ts';
import { type Drawing, at, circle, path, rect } from '../drawing/drawing.ts';
import { lettering, measure } from '../drawing/lettering.ts';
import { blue, orange, white } from '../drawing/ramps.ts';
import type { Picture } from '../drawing/svg.ts';

/** White terraces that rise to the right: three steps of a 40 pixel tile, without the tile's foot. */
const steps =
  'M0 30h7.5a3.5 3.5 0 0 0 3.5-3.5v-1a3.5 3.5 0 0 1 3.5-3.5h4a3.5 3.5 0 0 0 3.5-3.5v-1a3.5 3.5 0 0 1 3.5-3.5H40';

/** The mark on its rounded tile, 40 by 40. Clear space: one step. */
export const mark: Drawing = [
  rect(0, 0, 40, 40, blue[600], 11),
  path(`${steps}v15a11 11 0 0 1-11 11H11A11 11 0 0 1 0 30Z`, white),
  circle(30.5, 8, 4, orange[500]),
];

/** The mark bleeding off a square, for icons that the platform rounds a little itself. */
export const bleedingMark: Drawing = [
  rect(0, 0, 40, 40, blue[600]),
  path(`${steps}v26H0Z`, white),
  circle(30.5, 8, 4, orange[500]),
];

/**
 * The mark for icons that a platform may cut to any shape: everything that matters lies within the
 * middle 80 %, the steps go on to the edges.
 */
export const maskableMark: Drawing = [
  rect(0, 0, 40, 40, blue[600]),
  at(
    5.6,
    5.6,
    [
      path(`M-20 30h20${steps.slice('M0 30'.length)}h20v60H-20Z`, white),
      circle(30.5, 8, 4, orange[500]),
    ],
    0.72,
  ),
];

export const markPicture: Picture = { title: '', width: 40, height: 40, drawing: mark };

const wordmark = { size: 31, face: 'gabarito-800', tracking: -0.6 } as const;

/** Mark and wordmark, 40 high. */
export function logo(ink: Colour): Picture {
  return {
    title: 'Upslope',
    // The last glyph needs no tracking after it.
    width: Math.ceil(50 + measure('Upslope', wordmark) - wordmark.tracking),
    height: 40,
    drawing: [mark, lettering(50, 30.5, 'Upslope', { ...wordmark, colour: ink })],
  };
}
