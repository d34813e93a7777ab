import { at, circle, path, rect } from '../../drawing/drawing.ts';
import { drawIsoLines } from '../../drawing/iso-lines.ts';
import { paper } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';

const landscape = {
  width: 480,
  height: 360,
  hills: [
    { center: [330, 130], radii: [170, 120], height: 1, turn: 0.3 },
    { center: [110, 270], radii: [120, 90], height: 0.7 },
  ],
  levels: [0.15, 0.28, 0.41, 0.54, 0.67, 0.8, 0.93],
  step: 6,
} as const;

/** A small frame with two steps and a sun: the symbol of a missing picture. */
const frame = [
  rect(0, 0, 72, 60, { fill: paper[0], stroke: paper[400], strokeWidth: 3 }, 12),
  path(
    'M8 50v-6a5 5 0 0 1 5-5h8a5 5 0 0 0 5-5v-1a5 5 0 0 1 5-5h8a5 5 0 0 0 5-5a5 5 0 0 1 5-5h15v27a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5Z',
    paper[300],
  ),
  circle(20, 18, 6, paper[400]),
];

export const picture: Picture = {
  title: 'Image not available',
  width: 480,
  height: 360,
  drawing: [
    rect(0, 0, 480, 360, paper[100]),
    drawIsoLines(landscape, paper[300], 2),
    at(204, 150, frame),
  ],
};
