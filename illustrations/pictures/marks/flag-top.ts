import { path, rect } from '../../drawing/drawing.ts';
import { shade } from '../../drawing/isometric.ts';
import { orange, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';

/** The flag at the end of a guide. */
export const picture: Picture = {
  title: '',
  width: 64,
  height: 84,
  drawing: [
    rect(20, 8, 4, 76, skin[4], 2),
    path('M24 10l32 8l-32 14Z', orange[500]),
    path('M24 24l12 3l-12 5Z', shade(orange[500])),
  ],
};
