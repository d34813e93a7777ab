import { at } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { orange } from '../../drawing/ramps.ts';
import { coins, cursor } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

export const picture = icon({ mood: 'day', seed: 87 }, [
  place(coins(9, orange[500]), [-2, -44]),
  place(coins(6), [-18, -16]),
  place(coins(3), [-34, 12]),
  at(16, -14, cursor(), 0.9),
]);
