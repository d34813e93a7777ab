import { stroke } from '../../drawing/drawing.ts';
import { onRightFace, place } from '../../drawing/isometric.ts';
import { blue, orange, paper, skin } from '../../drawing/ramps.ts';
import { browser, screen, writing } from '../../kit/devices.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

const page = screen(52, 64, browser(52, 64, writing(9, 19, [34, 26, 34, 20], { gap: 11 })));

/** Two links of a chain and the bar between them, from one page to the next. */
const chain = [
  stroke('M16 12H38M68 12H90', orange[500], 24),
  stroke('M17 12H37M69 12H89', paper[0], 10),
  stroke('M36 12H70', blue[800], 8),
];

export const picture = icon({ mood: 'sand', seed: 43 }, [
  place(page, [-24, -60]),
  place(page, [-24, 8]),
  onRightFace([-17, -53, 18], [106, 24], chain),
  place(person({ top: blue[600], skin: skin[3], hair: blue[950] }), [34, 8], 1.1),
]);
