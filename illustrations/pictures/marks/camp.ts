import { at, path } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { butter, orange, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { pine } from '../../kit/nature.ts';
import { smallTile } from '../../kit/terrain.ts';
import { tent } from '../../kit/works.ts';

/** A tent and a fire, where a chapter begins. */
export const picture: Picture = {
  title: '',
  width: 112,
  height: 92,
  drawing: at(
    56,
    50,
    [
      smallTile('day', 331, 70),
      place(pine(), [-44, -6], 1.2),
      place(tent(), [-8, -8], 1.25),
      place(
        [
          path('M-12 2L12-4M-12-4L12 2', { fill: 'none', stroke: skin[4], strokeWidth: 4 }),
          path('M-8-3Q-9-12 0-22Q9-12 8-3Z', orange[500]),
          path('M-4-3Q-4-8 0-13Q4-8 4-3Z', butter[200]),
        ],
        [40, 34],
      ),
    ],
    0.41,
  ),
};
