import {
  type Drawing,
  at,
  circle,
  path,
  rect,
  stroke,
  transformed,
} from '../../drawing/drawing.ts';
import { blue, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup, phoneFront, sheet } from '../../kit/closeup.ts';
import { pointingHand } from '../../kit/hands.ts';
import { hairlines, label, text } from '../../kit/interface.ts';

/** The words that the ad and the page share. */
const promise = ['Front pads', 'from $180'];

const logo: Drawing = [circle(0, 0, 22, blue[700]), circle(0, 0, 10, white)];

/** A line of the ad or the page. All have one size, so that equal letters are stored once. */
const line = (x: number, y: number, words: string, anchor: 'start' | 'end' = 'start'): Drawing =>
  text(x, y, words, 29, { face: 'figtree-600', anchor });

/** The promise in two lines on a marker’s stroke. */
const marked = (x: number, y: number): Drawing =>
  promise.map((words, index) => [
    rect(x - 8, y - 44 + index * 60, index ? 252 : 274, 58, orange[200], 8),
    text(x, y + index * 60, words, 54, { face: 'gabarito-800' }),
  ]);

const button = { face: 'gabarito-800', anchor: 'middle' } as const;

/** The ad, 384 wide. */
const ad: Drawing = [
  sheet(384, 258, 22),
  at(50, 52, logo),
  line(86, 48, 'Sandhill Brakes'),
  label(86, 78, 'Sponsored', 24),
  marked(34, 148),
];

/** Prices for three of the six cars on the page. */
const prices = [
  ['Compact', '$180'],
  ['Sedan', '$195'],
  ['SUV', '$225'],
] as const;

/** The first screen of the page. Its screen is 376 wide. */
const page: Drawing = [
  phoneFront('large', 404, 640),
  at(14, 14, [
    at(46, 46, logo),
    line(82, 56, 'Sandhill Brakes'),
    marked(34, 132),
    prices.map(([car, price], index) => [
      line(30, 256 + index * 50, car),
      line(346, 256 + index * 50, price, 'end'),
    ]),
    hairlines(30, 316, [272, 322]),
    rect(24, 384, 130, 64, { fill: white, stroke: blue[700], strokeWidth: 4 }, 16),
    text(89, 426, 'Call', 30, { ...button, color: blue[700] }),
    rect(168, 382, 184, 68, orange[500], 16),
    text(260, 426, 'Pick a time', 30, { ...button, color: blue[950] }),
    path('M44 474l18 7v15q0 16-18 24q-18-8-18-24v-15Z', leaf[600]),
    stroke('M36 496l6 7l11-13', white, 4.5),
    line(76, 507, '12-month warranty'),
  ]),
];

export const picture = closeup(
  'A finger presses an ad with the headline “Front pads from $180”; the page on the phone beside it opens with the same words, prices for three cars, buttons to call and pick a time, and a 12-month warranty',
  [
    rect(0, 0, 880, 600, blue[200]),
    at(26, 40, ad),
    at(450, 20, page),
    stroke('M336 176H462', blue[700], 8),
    path('M456 158L492 178L456 198Z', blue[700]),
    at(306, 262, transformed('scale(-1 1)', pointingHand({ tone: skin[4], sleeve: orange[500] }))),
  ],
  600,
);

export const night = 'paper';
