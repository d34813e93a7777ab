import { type Drawing, at, rect, stroke } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { phone, writing } from '../../kit/devices.ts';
import { awning, castShadow } from '../../kit/facade.ts';
import { tickBadge } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { bench } from '../../kit/street.ts';

const [width, height] = [92, 150];

/** A shop's site on a phone, its one button at the bottom where a thumb reaches. */
const site = [
  rect(33, 7, 26, 5, blue[950], 2.5),
  rect(9, 44, 74, 34, blue[100], 6),
  stroke('M16 72l16-16l10 9l14-17l20 24', blue[400], 5),
  rect(9, 84, 50, 7, blue[800], 3),
  writing(9, 97, [72, 58], { gap: 9 }),
  rect(9, 118, 74, 22, orange[500], 8),
  lettering(46, 134, 'CALL', {
    size: 15,
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  }),
];

/** A ruler beside the button. */
const ruler: Drawing = [
  block([0, 0], [4, 12, 52], butter[400]),
  onRightFace(
    [4, 0],
    [12, 52],
    [6, 14, 22, 30, 38, 46].map((v, i) => rect(0, v, i % 2 ? 5 : 8, 1.6, blue[900])),
  ),
];

export const picture = tileScene(
  'A phone as tall as a shop, with an awning; a passer-by reaches its button with ease',
  { mood: 'sand', seed: 257, center: [236, 222], scale: 1 },
  [
    place(tree(), [-66, -50], 1.05),
    castShadow([-34, -58], [16, width]),
    place(phone(site, width, height), [-26, -58]),
    awning([-18, -60, 134], 36, blue[600], { stripes: 8, reach: 18, drop: 12 }),
    [0, 1, 2]
      .map((step) =>
        place(
          [
            block(
              [0, 0],
              [22, 22, 12 + step * 12],
              [blue[300], blue[400], blue[500]][step] ?? blue[500],
            ),
          ],
          [-30, 66 - step * 26],
        ),
      )
      .toReversed(),
    place(ruler, [-14, -80]),
    place(
      person({ top: blue[700], skin: skin[4], hair: blue[950], reach: 'left' }),
      [14, -52],
      1.35,
    ),
    place(bench(), [40, 34], 1.2),
    place(person({ top: paper[0], skin: skin[1], hair: skin[4] }), [26, 66], 1.2),
    [0, 1, 2].map((step) => place(at(0, -9, tickBadge(9)), [-18, 78 - step * 26, 16 + step * 12])),
    place(bush(), [64, -36], 0.9),
  ],
);
