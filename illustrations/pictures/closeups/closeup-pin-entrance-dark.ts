import { mix } from '../../drawing/color.ts';
import { blue, leaf, paper } from '../../drawing/ramps.ts';
import { pinEntrance } from './closeup-pin-entrance.ts';

export const picture = pinEntrance({
  pavement: mix(blue[800], blue[300], 0.35),
  park: leaf[700],
  alley: mix(blue[950], blue[800], 0.5),
  road: mix(blue[950], blue[800], 0.5),
  house: blue[800],
  shop: blue[600],
  ink: paper[50],
});
