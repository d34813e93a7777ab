import { at } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { orange } from '../../drawing/ramps.ts';
import { coins, cursor } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

export const picture = icon({ mood: 'day', seed: 87 }, [
  place(coins(3), [-30, -20]),
  place(coins(6), [-6, -40]),
  place(coins(9, orange[500]), [18, -58]),
  at(-14, 6, cursor(), 0.86),
]);
