import { at } from '../../drawing/drawing.ts';
import { scene } from '../../kit/scene.ts';
import { drawSummit, summits } from './case-range.ts';

/** Where the four hills stand when there is no room for a row: one behind the other, climbing. */
const places = [
  [150, 566],
  [350, 496],
  [186, 342],
  [456, 306],
] as const;

export const picture = scene(
  'Four hills, each higher than the last, each with a business and a flag at the top',
  { width: 640, height: 660, centre: [0, 0], scale: 1 },
  places
    .map(([x, y], index) => at(x, y, summits[index] ? drawSummit(summits[index]) : [], 0.8))
    .toReversed(),
);
