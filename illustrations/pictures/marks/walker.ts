import { at } from '../../drawing/drawing.ts';
import { orange, paper } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { person } from '../../kit/people.ts';

/** Marks the step that a reader has reached. */
export const picture: Picture = {
  title: '',
  width: 48,
  height: 64,
  drawing: at(24, 58, person({ top: orange[500], legs: paper[200] }), 1.35),
};
