import { place } from '../../drawing/isometric.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { lens } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

export const picture = icon({ mood: 'day', seed: 92 }, [
  place(garage({ name: 'FIXED' }), [-18, -4], 0.56),
  place(lens(), [40, 34], 0.6),
]);
