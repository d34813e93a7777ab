/** A dog for close-ups. */
import { type Drawing, circle, ellipse, path, stroke } from '../drawing/drawing.ts';
import { blue, hair, orange, skin } from '../drawing/ramps.ts';

/** A dog’s head, 80 wide, around its middle; fur hangs over the eyes before the groom. */
export const dog = (isGroomed: boolean): Drawing => [
  isGroomed
    ? []
    : [
        circle(-34, -8, 20, hair.chestnut),
        circle(34, -8, 20, hair.chestnut),
        circle(-26, 26, 20, hair.chestnut),
        circle(26, 26, 20, hair.chestnut),
        circle(0, -32, 20, hair.chestnut),
      ],
  path('M-36 64Q-38 30 0 30T36 64Z', isGroomed ? skin[3] : hair.chestnut),
  ellipse(-36, 2, 13, 27, hair.brown),
  ellipse(36, 2, 13, 27, hair.brown),
  ellipse(0, 2, 34, 37, isGroomed ? skin[3] : hair.chestnut),
  ellipse(0, 20, 20, 17, skin[1]),
  circle(-13, -6, 4.5, blue[950]),
  circle(13, -6, 4.5, blue[950]),
  ellipse(0, 12, 8, 6, blue[950]),
  stroke('M-8 24Q0 31 8 24', blue[950], 3),
  isGroomed
    ? path('M-27 40Q0 56 27 40L29 49Q0 64-29 49Z', orange[500])
    : path(
        'M-34-22Q-14-44 0-34Q18-46 34-20Q22-14 16-18Q8-8 0-16Q-10-6-16-16Q-24-10-34-22Z',
        hair.brown,
      ),
];
