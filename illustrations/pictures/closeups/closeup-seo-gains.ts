import { mapResults } from '#app/content/samples/screens.ts';
import { type Drawing, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, leaf, orange, paper, white } from '../../drawing/ramps.ts';
import { label, mapPin, stars, text, ui } from '../../kit/interface.ts';
import { left, numberedParts, wideSheet, width } from '../../kit/numbered-parts.ts';

const x = left + 28;
const right = left + width;

/** A check box, and its words. The first is the job to do now. */
const job = (y: number, words: string, now: boolean): Drawing => [
  now ? rect(left, y, width, 60, orange[500], 18) : [],
  rect(x, y + 15, 30, 30, { fill: white, stroke: now ? blue[950] : ui.muted, strokeWidth: 3 }, 8),
  text(x + 48, y + 40, words, 27, {
    face: now ? 'gabarito-800' : 'figtree-500',
    color: now ? blue[950] : ui.inkSoft,
  }),
];

export const night = 'screen';

export const picture = numberedParts(
  'A search, the result of a shop with its price page, stars and speed, its pin on the map with a call button, and a list of jobs with the first one marked',
  [
    rect(left, 8, width, 68, { fill: white, stroke: ui.line, strokeWidth: 3 }, 34),
    circle(left + 42, 40, 12, { fill: 'none', stroke: ui.inkSoft, strokeWidth: 5 }),
    stroke(`M${left + 51} 49L${left + 61} 59`, ui.inkSoft, 5),
    text(left + 84, 52, mapResults.query, 30),

    wideSheet(92, 226),
    label(x, 132, 'Your Shop', 25),
    text(x, 184, 'What new brakes cost', 38, { face: 'gabarito-800', color: blue[700] }),
    stars(x + 10, 228, 5, 1.9),
    text(x + 174, 236, 'Reviews', 27),
    circle(x + 17, 282, 17, { fill: leaf[500], night: 'beacon' }),
    path(`M${x + 9} 282l6 7l11-13`, {
      fill: 'none',
      stroke: white,
      strokeWidth: 4,
      night: 'beacon',
    }),
    text(x + 48, 291, 'Opens fast', 27),

    rect(left, 332, width, 142, paper[200], 22),
    path(`M${left} 370L${right} 422V440L${left} 388Z`, white),
    path(`M${left + 190} 332h18L${left + 184} 474h-18ZM${left + 312} 332h18V474h-18Z`, white),
    mapPin(left + 128, 450, '', 2, true),
    rect(right - 176, 370, 148, 66, blue[600], 16),
    text(right - 102, 414, 'Call now', 29, {
      face: 'gabarito-800',
      color: white,
      anchor: 'middle',
    }),

    wideSheet(488, 140),
    job(488, 'Fix first: the booking form', true),
    job(556, 'Then: the old photos', false),
  ],
  [
    [42, 12],
    [172, 16],
    [227, 16],
    [282, 16],
    [399, 96],
    [518, 12],
  ],
);
