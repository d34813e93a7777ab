import {
  type Drawing,
  at,
  circle,
  path,
  rect,
  stroke,
  transformed,
} from '../../drawing/drawing.ts';
import type { Color } from '../../drawing/color.ts';
import { blue, butter, orange, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { closeup } from '../../kit/closeup.ts';
import { hairlines, text, ui } from '../../kit/interface.ts';

/** The amounts of the guide’s math, from what a job leaves to what a click may cost. */
const amount = (x: number, y: number, words: string, size: number): Drawing =>
  text(x, y, words, size, {
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  });

/** The invoice of a job on a clipboard, 190 wide. */
const job: Drawing = [
  rect(7, 10, 190, 244, { fill: blue[950], opacity: 0.18 }, 14),
  rect(0, 0, 190, 244, blue[600], 14),
  rect(14, 24, 162, 206, white, 4),
  rect(59, -10, 72, 44, blue[300], 10),
  text(95, 74, 'Water heater', 21, {
    face: 'figtree-600',
    color: blue[950],
    anchor: 'middle',
  }),
  hairlines(30, 130, [98, 122]),
  amount(95, 188, '$900', 54),
];

/** A price tag on a string, 170 wide. */
const tag = (ground: Color, ink: Color): Drawing => [
  path('M30 8L78-26H150Q164-26 164-12V160Q164 174 150 174H6Q-8 174-8 160V52Z', {
    fill: blue[950],
    opacity: 0.18,
  }),
  path('M22-2L70-36H142Q156-36 156-22V150Q156 164 142 164H-2Q-16 164-16 150V42Z', {
    fill: butter[400],
  }),
  circle(52, 6, 11, ground),
  stroke('M52 6C40-50 66-90 62-320', ink, 4),
  amount(70, 114, '$320', 50),
];

/** A coin, and the arrow of a mouse on it. */
const click: Drawing = [
  circle(6, 9, 62, { fill: blue[950], opacity: 0.18 }),
  circle(0, 0, 62, orange[500]),
  circle(0, 0, 51, orange[300]),
  amount(0, 16, '$20', 44),
  path('M26 28v58l14-12l10 22l12-5l-10-22h19Z', {
    fill: white,
    stroke: blue[950],
    strokeWidth: 4,
  }),
];

const arrow = (x: number, y: number, ink: Color): Drawing =>
  stroke(`M${x} ${y}h36m-13-13l13 13l-13 13`, ink, 6);
const words = (x: number, lines: readonly string[], color: Color): Drawing =>
  lines.map((line, index) =>
    text(x, 350 + index * 30, line, 25, { face: 'figtree-700', anchor: 'middle', color }),
  );

/** The math on a ground, in ink that is read on it. */
export const clickPrice = (ground: Color, ink: Color): Picture =>
  closeup(
    'A clipboard, a price tag and a coin: a job leaves $900, getting it may cost $320, and, at 16 clicks for a job, a click may cost $20',
    [
      rect(0, 0, 880, 440, ground),
      at(164, 94, transformed('rotate(-3)', job), 0.82),
      arrow(333, 196, ink),
      at(394, 130, transformed('rotate(4)', tag(ground, ink)), 0.85),
      arrow(531, 196, ink),
      at(640, 196, click),
      words(246, ['one job', 'leaves'], ink),
      words(453, ['what I pay', 'for it'], ink),
      words(640, ['per click,', 'at 16 clicks'], ink),
    ],
  );

export const picture = clickPrice(blue[200], ui.ink);
