import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, orange, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { hairlines, label, phoneReceiver, text, ui } from '../../kit/interface.ts';

/** The names of the assets: the height of each line in the ad, and where the line to it begins. */
const names = [
  ['Callouts', 241, 578],
  ['Sitelinks', 312, 560],
  ['Call', 450, 560],
  ['Location', 532, 560],
] as const;

const line = (x: number, y: number, words: string, color = ui.ink): Drawing =>
  text(x, y, words, 29, { face: 'figtree-600', color });

const sitelinks = ['Brake prices', 'Book a time', 'Saturday hours', 'What we check'];

/** The ad with its assets, 560 wide. */
const ad: Drawing = [
  sheet(570, 552, 24),
  circle(52, 52, 23, blue[700]),
  circle(52, 52, 10, white),
  line(88, 48, 'Sandhill Brakes'),
  label(88, 78, 'Sponsored', 24),
  text(30, 142, 'Front pads from $180', 44, { face: 'gabarito-800', color: blue[700] }),
  line(30, 186, 'Most cars are ready in 2 hours.', ui.inkSoft),
  line(30, 230, 'Free brake check · Worn parts shown'),
  sitelinks.map((words, index) => {
    const [x, y] = [30 + (index % 2) * 258, 252 + Math.floor(index / 2) * 62];
    return [
      rect(x, y, 246, 52, { fill: blue[100], night: 'beacon' }, 12),
      text(x + 123, y + 36, words, 29, { face: 'figtree-600', color: blue[700], anchor: 'middle' }),
    ];
  }),
  hairlines(30, 504, [388, 464]),
  at(29, 405, phoneReceiver(blue[600]), 0.52),
  line(88, 436, 'Weekdays 8 to 6'),
  path('M50 530c-5-9-18-17-18-30a18 18 0 1 1 36 0c0 13-13 21-18 30Z', orange[500]),
  circle(50, 499, 7, white),
  line(88, 518, 'Omaha, 2 miles away'),
];

export const picture = closeup(
  'An ad for Sandhill Brakes; lines lead from the words callouts, sitelinks, call and location to those parts',
  [
    rect(0, 0, 880, 600, { fill: blue[300], night: 'beacon' }),
    at(26, 24, ad),
    names.map(([words, y, from]) => [
      stroke(`M${from} ${y}H660`, blue[700], 4),
      circle(from, y, 8, blue[700]),
      rect(652, y - 30, 196, 60, blue[700], 30),
      text(750, y + 11, words, 32, { face: 'gabarito-800', color: white, anchor: 'middle' }),
    ]),
  ],
  600,
);

export const night = 'paper';
