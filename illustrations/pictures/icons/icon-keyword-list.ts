import { at, circle, rect, stroke } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, brick, butter, leaf, orange, paper } from '../../drawing/ramps.ts';
import { screen } from '../../kit/devices.ts';
import { tickBadge } from '../../kit/markers.ts';
import { footShadow } from '../../kit/nature.ts';
import { icon } from '../../kit/scene.ts';

const word = (x: number, y: number, words: string, color = blue[900]) =>
  lettering(x, y, words, { size: 14, face: 'gabarito-800', color });

/** The keywords of an ad: a phrase of buyers is picked, and the bare word is left out. */
const list = [
  rect(2, 2, 112, 84, paper[0], 4),
  rect(7, 8, 102, 44, leaf[100], 7),
  at(21, 30, tickBadge(8)),
  word(36, 26, 'birthday'),
  word(36, 43, 'cake'),
  stroke('M15 63l12 12m0-12l-12 12', brick[500], 4),
  word(36, 74, 'cake', blue[700]),
];

/** A cake with a candle. */
const cake = [
  block([-15, -15], [30, 30, 12], butter[200]),
  block([-15, -15, 12], [30, 30, 6], orange[500]),
  stroke('M0-18v-13', blue[600], 4),
  circle(0, -35, 3.4, butter[400]),
];

export const picture = icon({ mood: 'day', seed: 181 }, [
  place(screen(116, 88, list, { edge: blue[700] }), [-36, -50], 0.86),
  place(footShadow(20), [34, 16]),
  place(cake, [34, 16], 0.95),
]);
