import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, orange, white } from '../../drawing/ramps.ts';
import { coins, cursor } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

/** A click is the lot of an auction. The plate on its podium says the most it may cost. */
export const picture = icon({ mood: 'day', seed: 191 }, [
  block([-46, -46], [76, 76, 10], blue[900]),
  block([-40, -40, 10], [64, 64, 30], blue[600]),
  onRightFace(
    [24, -40, 10],
    [64, 30],
    lettering(32, 25.5, '$6', { size: 30, face: 'gabarito-800', color: white, anchor: 'middle' }),
  ),
  place(cursor(), [-10, 6, 119], 1.2),
  place(coins(6, orange[400]), [60, -10]),
  place(coins(3, orange[400]), [58, 30]),
]);
