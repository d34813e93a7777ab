import { at, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, orange, paper, skin } from '../../drawing/ramps.ts';
import { screen, writing } from '../../kit/devices.ts';
import { stars } from '../../kit/markers.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** A newspaper that writes about a shop, and a reader. */
const newspaper = [
  rect(2, 2, 76, 84, paper[0], 2),
  rect(9, 9, 62, 9, blue[900], 1),
  rect(9, 24, 28, 24, blue[200], 1),
  writing(43, 26, [28, 24, 28], { gap: 9 }),
  at(9, 55, stars(5, 10)),
  writing(9, 72, [60, 44], { gap: 8 }),
];

export const picture = icon({ mood: 'leaf', seed: 129 }, [
  place(screen(80, 88, newspaper, { thickness: 4, edge: paper[300] }), [-26, -46]),
  place(person({ top: orange[500], skin: skin[4], hair: blue[950] }), [32, 16], 1.1),
]);
