import { white } from '../../drawing/ramps.ts';
import { contourGround } from '../../kit/contour-ground.ts';

export const picture = contourGround({
  width: 1600,
  height: 1000,
  hills: [
    { center: [1250, 180], radii: [340, 240], height: 1, turn: 0.3 },
    { center: [300, 820], radii: [380, 240], height: 0.9, turn: -0.2 },
    { center: [760, 420], radii: [260, 200], height: 0.45 },
    { center: [1500, 900], radii: [240, 200], height: 0.6 },
  ],
  levels: [0.1, 0.18, 0.26, 0.34, 0.42, 0.5, 0.58, 0.66, 0.74, 0.82, 0.9],
  color: white,
  opacity: 0.085,
});
