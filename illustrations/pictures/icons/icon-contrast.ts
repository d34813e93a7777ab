import { at, rect, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, brick, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { screen } from '../../kit/devices.ts';
import { tickBadge } from '../../kit/markers.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

const price = (y: number, color = blue[950]) =>
  lettering(36, y, 'Latte $4', { size: 17, face: 'gabarito-800', color });

/** The same price in pale gray and in dark ink. */
const menu = [
  rect(2, 2, 112, 84, paper[0], 4),
  stroke('M15 19l12 12m0-12l-12 12', brick[500], 4),
  price(31, paper[300]),
  rect(7, 43, 102, 38, leaf[100], 7),
  at(21, 62, tickBadge(8)),
  price(68),
];

export const picture = icon({ mood: 'sand', seed: 199 }, [
  place(screen(116, 88, menu, { edge: blue[700] }), [-36, -54], 0.9),
  place(person({ top: orange[500], skin: skin[1], reach: 'left' }), [44, 6], 1.1),
]);
