/** People on the steps of "Why Choose": one a reason, without a ground. */
import { at, circle, type Drawing, path, rect, stroke } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { screen } from '../../kit/devices.ts';

const figures = (drawing: Drawing) =>
  scene('', { width: 300, height: 230, center: [150, 188], scale: 1.4 }, drawing);

/** A price list on a board, 74 by 62, which stands on two legs. */
const priceBoard: Drawing = [
  block([0, 6], [5, 5, 18], blue[900]),
  block([0, 62], [5, 5, 18], blue[900]),
  place(
    screen(74, 62, [
      rect(3, 3, 68, 56, paper[0], 3),
      [0, 1, 2].map((line) => [
        rect(9, 11 + line * 15, 38, 6, line === 0 ? blue[600] : blue[200], 2),
        lettering(60, 19 + line * 15, '$', {
          size: 14,
          face: 'gabarito-800',
          color: line === 0 ? orange[600] : blue[950],
          anchor: 'middle',
        }),
      ]),
    ]),
    [-1, 0, 18],
  ),
];

/** A letter, 52 by 36, with an orange seal. */
const letter: Drawing = [
  rect(0, 0, 52, 36, blue[300], 3),
  stroke('M2 3L26 21L50 3', blue[800], 3.5),
  circle(26, 21, 6.5, orange[500]),
];

/** A mailbox on its post, the flag up. */
const mailbox: Drawing = [
  block([-3, -3], [6, 6, 30], skin[3]),
  block([-13, -18, 30], [24, 36, 22], blue[600]),
  onRightFace(
    [11, -18, 30],
    [36, 22],
    [rect(4, 4, 28, 14, blue[700], 3), rect(14, 9, 8, 3, paper[0], 1.5)],
  ),
  onRightFace(
    [11, 12, 52],
    [12, 22],
    [rect(0, 0, 4, 22, paper[0], 1), rect(0, 0, 12, 9, orange[500], 1)],
  ),
];

/** An open door in its frame, 48 wide and 74 high. */
const door: Drawing = [
  onRightFace([3, 0], [42, 74], path('M0 0H42V74H0Z', butter[200])),
  block([0, -6], [6, 6, 78], blue[900]),
  block([0, 42], [6, 6, 78], blue[900]),
  block([0, -6, 74], [6, 54, 7], blue[900]),
  block([6, -6], [34, 4, 72], blue[600]),
];

export const pictures = {
  'why-prices': figures([
    place(priceBoard, [-30, -26]),
    place(
      person({ top: blue[600], skin: skin[4], hair: blue[950], reach: 'left' }),
      [50, -22],
      1.5,
    ),
    place(person({ top: butter[400], skin: skin[1], hair: brick[600] }), [4, 26], 1.5),
  ]),
  'why-reply': figures([
    place(mailbox, [-50, 34]),
    place(person({ top: leaf[600], skin: skin[2], hair: skin[5], reach: 'right' }), [10, 14], 1.5),
    place(at(17, -62, letter, 0.74), [10, 14]),
    place(
      person({ top: orange[500], skin: skin[4], hair: blue[950], reach: 'left' }),
      [52, -28],
      1.5,
    ),
  ]),
  'why-leave': figures([
    place(door, [-26, -26]),
    place(
      person({ top: brick[500], skin: skin[3], hair: blue[950], reach: 'up', pack: blue[300] }),
      [52, -20],
      1.5,
    ),
  ]),
};
