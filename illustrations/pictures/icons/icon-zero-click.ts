import { rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { screen, writing } from '../../kit/devices.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** The answer stands above the results, which nobody opens. */
const results = [
  rect(2, 2, 110, 73, paper[0], 4),
  rect(9, 7, 96, 11, blue[100], 5.5),
  rect(9, 23, 96, 36, butter[400], 5),
  lettering(57, 38.5, 'Open', {
    size: 15,
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  }),
  lettering(57, 54, 'until 9 PM', {
    size: 15,
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  }),
  writing(9, 64, [84], { gap: 10 }),
];

export const picture = icon({ mood: 'day', seed: 229, center: [110, 126] }, [
  place(screen(114, 77, results, { edge: blue[700] }), [-40, -64]),
  place(person({ top: orange[500], skin: skin[1], hair: skin[4], pack: blue[700] }), [52, -6], 1.3),
]);
