import { at } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { skin } from '../../drawing/ramps.ts';
import { lens } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

/** An open box with nothing in it, and a magnifying glass. */
export const picture = icon({ mood: 'day', seed: 135 }, [
  block([-44, -30], [60, 66, 34], skin[1], { top: skin[4], left: skin[2] }),
  block([-44, -46, 30], [60, 16, 4], skin[1], { top: skin[1] }),
  block([16, -30, 30], [18, 66, 4], skin[2], { top: skin[1] }),
  at(0, 0, place(lens(), [44, 30]), 0.8),
]);
