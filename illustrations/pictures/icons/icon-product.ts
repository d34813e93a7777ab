import { circle, path, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { screen, writing } from '../../kit/devices.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** A product: the picture of a lamp, its price on a tag, and the shop's name. */
const product = [
  rect(2, 2, 88, 96, paper[0], 4),
  rect(8, 8, 76, 50, butter[200], 4),
  path('M38 16H54L62 36H30Z', blue[600]),
  rect(44.5, 36, 3, 14, blue[800]),
  rect(36, 49, 20, 4, blue[800], 2),
  path('M8 76L18 64H56Q60 64 60 68V84Q60 88 56 88H18Z', orange[500]),
  circle(18, 76, 2.6, paper[0]),
  lettering(24, 82.5, '$48', { size: 18, face: 'gabarito-800', color: blue[950] }),
  writing(66, 70, [18, 14], { gap: 9 }),
];

export const picture = icon({ mood: 'day', seed: 139 }, [
  place(screen(92, 100, product, { edge: blue[700] }), [-26, -30], 0.86),
  place(person({ top: blue[700], skin: skin[1], hair: skin[4], reach: 'up' }), [22, 24], 1.15),
]);
