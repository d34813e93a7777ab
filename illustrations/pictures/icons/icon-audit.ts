import { place } from '../../drawing/isometric.ts';
import { blue, orange, skin } from '../../drawing/ramps.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';
import { clipboard } from '../../kit/works.ts';

export const picture = icon({ mood: 'sea', seed: 121 }, [
  place(clipboard(orange[500]), [-14, -46], 1.35),
  place(person({ top: blue[700], skin: skin[3], hair: blue[950], reach: 'left' }), [40, -6], 1.1),
]);
