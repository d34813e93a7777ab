import { at, path } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { orange } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { flag } from '../../kit/street.ts';
import { peak, summitOf } from '../../kit/terrain.ts';

const shape = { layers: 7, radius: 44, rise: 20 };
const { z, shift } = summitOf(shape);

/** The end of the route in the margin of a guide: around the foot of a hill, and up to its flag. */
export const picture: Picture = {
  title: '',
  width: 112,
  height: 224,
  drawing: [
    at(
      60,
      178,
      [peak({ ...shape, seed: 61 }), place(flag({ height: 60, scale: 1.8 }), [shift, shift, z])],
      0.62,
    ),
    path(
      'M56 0V6Q56 22 36 26Q6 32 6 56V170Q6 192 32 200Q62 208 82 190Q94 176 70 168Q42 160 46 148Q52 140 66 140Q80 134 68 124Q57 116 58 104',
      { fill: 'none', stroke: orange[500], strokeWidth: 5 },
    ),
  ],
};
