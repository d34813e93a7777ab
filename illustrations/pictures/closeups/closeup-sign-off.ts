import { type Drawing, at, path, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { coffeeCup, slopedGround } from '../../kit/closeup.ts';
import { longPen, writingHand } from '../../kit/hands.ts';
import { hairlines, label, text } from '../../kit/interface.ts';

const changes = ['Fix the slow pages', 'Rewrite the price page', 'New business hours'];

const tick = (y: number): Drawing => [
  rect(40, y - 31, 38, 38, leaf[600], 9),
  stroke(`M50 ${y - 12}l8 8l14-16`, white, 5),
];

/** The plan of a month: three changes with ticks, and a line for the signature. */
const sheet: Drawing = [
  rect(12, 16, 470, 560, { fill: blue[950], opacity: 0.2 }, 8),
  rect(0, 0, 470, 560, white, 8),
  path('M0 16V8Q0 0 8 0H462Q470 0 470 8V16Z', orange[500]),
  text(40, 86, 'Your October plan', 42, { face: 'gabarito-800' }),
  hairlines(40, 390, [116, 188, 260, 332]),
  changes.map((change, line) => [
    tick(164 + line * 72),
    text(96, 162 + line * 72, change, 30, { face: 'gabarito-700' }),
  ]),
  label(40, 384, 'Approved by', 24),
  hairlines(40, 390, [484]),
  stroke(
    'M56 474C70 430 88 400 94 414C100 432 76 474 88 472C102 468 108 436 118 440C124 446 112 470 124 470C136 468 142 442 152 444C158 452 146 470 158 470C174 468 176 428 188 420C198 424 176 472 192 472C208 470 222 452 238 446',
    blue[950],
    6,
  ),
];

export const picture: Picture = {
  title: 'A hand signs the plan of a month: three changes with ticks, and a line for the signature',
  width: 640,
  height: 600,
  drawing: [
    slopedGround(600, [blue[600], blue[700]], [470, 330]),
    at(606, 84, coffeeCup()),
    at(52, 52, transformed('rotate(-4)', sheet)),
    at(322, 482, writingHand({ tone: skin[3], sleeve: leaf[600] }, longPen(orange[500]))),
  ],
};
