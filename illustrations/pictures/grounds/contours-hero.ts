import { white } from '../../drawing/ramps.ts';
import { contourGround } from '../../kit/contour-ground.ts';

export const picture = contourGround({
  width: 1440,
  height: 1100,
  hills: [
    { center: [1010, 360], radii: [470, 360], height: 1, turn: 0.35 },
    { center: [140, 900], radii: [300, 240], height: 0.55, turn: -0.3 },
    { center: [260, -40], radii: [260, 160], height: 0.4 },
  ],
  levels: [0.1, 0.17, 0.24, 0.31, 0.38, 0.45, 0.52, 0.6, 0.68, 0.76, 0.84, 0.92],
  color: white,
  opacity: 0.09,
});
