import { rect, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, orange, paper } from '../../drawing/ramps.ts';
import { screen, words } from '../../kit/devices.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { icon } from '../../kit/scene.ts';

/** The hours of one date, below those of other days, which are struck out. */
const hours = [
  rect(2, 2, 78, 76, paper[0], 4),
  rect(2, 2, 78, 22, orange[500], 4),
  words(41, 19, 'Dec 24', 17, blue[950], 'middle'),
  words(41, 42, '6 to 6', 15, blue[400], 'middle'),
  stroke('M17 37.5h48', brick[500], 3.5),
  words(41, 66, '5 to 11', 20, blue[900], 'middle'),
];

export const picture = icon({ mood: 'sand', seed: 331, center: [110, 122] }, [
  place(shop({ name: 'BAKERY', accent: blue[600], nameSize: 15 }), [-26, 6], 0.64),
  place(screen(82, 80, hours, { edge: blue[700] }), [30, -62], 0.9),
]);
