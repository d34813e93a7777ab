import { place } from '../../drawing/isometric.ts';
import { blue, orange } from '../../drawing/ramps.ts';
import { coins, tag } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

const stack = (x: number, y: number, color = orange[500]) => place(coins(4, color), [x, y]);

/** One stack of coins becomes five. */
export const picture = icon({ mood: 'day', seed: 281, center: [110, 112] }, [
  stack(-22, -52),
  stack(14, -52),
  stack(-8, -30),
  stack(-22, -8),
  stack(14, -8),
  place(coins(4, blue[400]), [20, 66]),
  place(tag('$800', 17, 'middle'), [20, 66, 38]),
  place(tag('$4,000', 19, 'middle'), [-14, -34, 58]),
]);
