/** The mark and the wordmark. The name comes from `app/content/site.ts`, its outlines from the display font. */
import { site } from '#app/content/site.ts';
import type { Color } from '../drawing/color.ts';
import { type Drawing, at, circle, path, rect } from '../drawing/drawing.ts';
import { lettering, measure } from '../drawing/lettering.ts';
import { blue, orange, white } from '../drawing/ramps.ts';
import type { Picture } from '../drawing/svg.ts';

/** White terraces that rise to the right: three steps of a 40 pixel tile, without the tile's foot. */
const steps =
  'M0 30h7.5a3.5 3.5 0 0 0 3.5-3.5v-1a3.5 3.5 0 0 1 3.5-3.5h4a3.5 3.5 0 0 0 3.5-3.5v-1a3.5 3.5 0 0 1 3.5-3.5H40';

/** The mark on its rounded tile, 40 by 40. Clear space: one step. */
const mark: Drawing = [
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

const type = { size: 31, face: 'gabarito-800', tracking: -0.6 } as const;
/** Width of mark and wordmark; the last glyph needs no tracking after it. */
const width = Math.ceil(50 + measure(site.name, type) - type.tracking);
const wordmark = (ink: Color) => lettering(50, 30.5, site.name, { ...type, color: ink });

/** Mark and wordmark, 40 high. */
export const logo = (ink: Color): Picture => ({
  title: site.name,
  width,
  height: 40,
  drawing: [mark, wordmark(ink)],
});

/** What the site itself needs of the brand: written to `app/shell/brand.json` with the pictures. */
export const brandFile = {
  wordmark: { width, path: wordmark(white).data },
  themeColor: blue[800],
} as const;
