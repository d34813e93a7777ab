import type { Color } from '../../drawing/color.ts';
import { type Drawing, rect } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { blue, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { screen, writing } from '../../kit/devices.ts';
import { lens } from '../../kit/markers.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { flag } from '../../kit/street.ts';

/** One search result as a slip of board. */
const result = (edge: Color, title: Color): Drawing =>
  screen(
    64,
    40,
    [rect(3, 3, 58, 34, paper[0], 3), rect(9, 9, 34, 6, title, 3), writing(9, 20, [46, 38])],
    { edge },
  );

/** A stair of three results, the best one on top. */
const stair: Drawing = [
  [
    block([-62, -80], [54, 72, 54], blue[600]),
    place(result(orange[500], orange[600]), [-38, -76, 54]),
  ],
  [block([-8, -74], [42, 72, 34], blue[400]), place(result(blue[700], blue[600]), [8, -70, 34])],
  [block([34, -68], [34, 72, 14], blue[200]), place(result(blue[400], blue[500]), [44, -64, 14])],
];

export const picture = tileScene(
  'Three search results on a stair, the highest one under a flag',
  { mood: 'day', seed: 131, center: [236, 203] },
  [
    place(pine(), [-76, -30], 1),
    stair,
    place(flag({ height: 58 }), [-38, -82, 54]),
    place(person({ top: butter[400], skin: skin[4], hair: blue[950] }), [-40, 26], 1.1),
    place(lens(), [44, 50], 0.86),
    place(tree(), [-72, 40]),
    place(bush(), [-12, 78], 0.9),
  ],
);
