import { at } from '../../drawing/drawing.ts';
import { leaf } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { pine } from '../../kit/nature.ts';

/** One pine, for the edges of bands. */
export const picture: Picture = {
  title: '',
  width: 48,
  height: 76,
  drawing: at(24, 68, pine(leaf[600]), 1.35),
};
