/** The four lights of the dashboard in a row, each in the middle of a square. They are beside the titles of the lists. */
import { at } from '../../drawing/drawing.ts';
import type { Picture } from '../../drawing/svg.ts';
import { warningLights } from '../../kit/warning-lights.ts';

/** Width and height of the square of a light. */
const side = 150;

export const picture: Picture = {
  title: 'Four warning lights: brakes, oil, engine and high beam',
  width: side * warningLights.length,
  height: side,
  drawing: warningLights.map(({ sign }, index) => at((index + 0.5) * side, side / 2, sign, 0.86)),
};
