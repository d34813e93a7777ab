import { place } from '../../drawing/isometric.ts';
import { blue, orange } from '../../drawing/ramps.ts';
import { bars } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

const colors = [blue[300], blue[500], blue[700], orange[500]];

export const picture = icon({ mood: 'leaf', seed: 88 }, [
  place(bars([22, 40, 61, 88], colors, { width: 20 }), [-12, 32]),
]);
