/** Step 1 of the Google Ads setup. It fills the width of the step and extends past the container; phones show `click-budget-small`. */
import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, path, rect, times } from '../../drawing/drawing.ts';
import { measure } from '../../drawing/lettering.ts';
import { blue, butter, orange, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { pointer, text, ui } from '../../kit/interface.ts';

/** The figures of the guide’s sum. */
const earned = 900;
const paid = 320;
const clicksPerJob = 16;
const clicks = 91;
const jobs = Math.floor(clicks / clicksPerJob);

type Inks = { readonly ground: Color; readonly ink: Color; readonly bar: Color };

/** A figure and the words after it. */
const figure = (y: number, number: string, words: string, ink: Color): Drawing => [
  text(0, y, number, 76, { face: 'gabarito-800', color: ink }),
  text(measure(number, { size: 76, face: 'gabarito-800' }) + 16, y - 4, words, 31, {
    face: 'figtree-700',
    color: ink,
  }),
];

/** What a job leaves as a bar, to scale, and the part that may be paid for it, cut into its clicks. 640 by 424. */
function job({ ink, bar }: Inks): Drawing {
  const length = 640;
  const share = (length * paid) / earned;
  const pitch = length / clicksPerJob;
  return [
    figure(56, '$900', 'is what one job leaves', ink),
    rect(0, 82, length, 68, bar, 12),
    rect(0, 82, share, 68, orange[500], 12),
    text(share / 2, 129, '$320', 40, { face: 'gabarito-800', anchor: 'middle', color: blue[950] }),
    text(share + 24, 126, 'the rest is yours', 31, {
      face: 'figtree-700',
      color: white,
      night: 'beacon',
    }),
    path(`M0 150H${share}L${length} 246H0Z`, orange[300]),
    text(24, 212, 'pays for 16 clicks', 31, { face: 'figtree-700', color: blue[950] }),
    times(clicksPerJob, (click) => [
      circle((click + 0.5) * pitch, 268, 18, click === 0 ? orange[500] : butter[400]),
      circle((click + 0.5) * pitch, 268, 12, { fill: 'none', stroke: orange[600], strokeWidth: 3 }),
    ]),
    at(24, 274, pointer(), 0.8),
    figure(404, '$20', 'is the most for one click', ink),
  ];
}

/** The van of the plumber, 66 wide. */
const van = (color: Color | 'none', ink: Color): Drawing => {
  const paint = { fill: color, stroke: ink, strokeWidth: 3 };
  return [
    path('M2 8Q2 2 8 2H42V32H2ZM42 10H52L63 21V32H42Z', paint),
    circle(15, 33, 7, { fill: color === 'none' ? 'none' : ink, stroke: ink, strokeWidth: 3 }),
    circle(50, 33, 7, { fill: color === 'none' ? 'none' : ink, stroke: ink, strokeWidth: 3 }),
  ];
};

/** The clicks of a month, a row of them for each job. 560 by 424. */
function month({ ink }: Inks): Drawing {
  const pitch = 29;
  return [
    figure(56, '91', 'clicks for $1,824 a month', ink),
    times(jobs + 1, (row) => {
      const y = 100 + row * 43;
      const paidFor = Math.min(clicksPerJob, clicks - row * clicksPerJob);
      return [
        times(clicksPerJob, (click) =>
          click < paidFor
            ? circle((click + 0.5) * pitch, y, 10, {
                fill: butter[400],
                stroke: orange[600],
                strokeWidth: 3,
              })
            : circle((click + 0.5) * pitch, y, 8.5, {
                fill: 'none',
                stroke: ink,
                strokeWidth: 2.5,
                dash: '3 4',
              }),
        ),
        at(clicksPerJob * pitch + 24, y - 20, van(row < jobs ? orange[500] : 'none', ink), 0.96),
      ];
    }),
    figure(404, '5 or 6', 'jobs a month', ink),
  ];
}

const title =
  'A bar of $900, what one job leaves; $320 of it pays for 16 clicks, so a click may cost $20; 91 clicks in rows of 16 make five jobs, and most of a sixth';

/** The sum from left to right, or for phones from top to bottom. */
export const clickBudget = (inks: Inks): Readonly<Record<'wide' | 'small', Picture>> => ({
  wide: {
    title,
    width: 1440,
    height: 500,
    drawing: [
      rect(0, 0, 1440, 500, inks.ground),
      at(72, 46, job(inks)),
      path('M744 250h38m-16-18l18 18l-18 18', { fill: 'none', stroke: inks.ink, strokeWidth: 7 }),
      at(830, 46, month(inks)),
    ],
  },
  small: {
    title,
    width: 720,
    height: 956,
    drawing: [rect(0, 0, 720, 956, inks.ground), at(40, 43, job(inks)), at(40, 507, month(inks))],
  },
});

const { wide, small } = clickBudget({ ground: blue[200], ink: ui.ink, bar: blue[700] });
export const pictures = { 'click-budget': wide, 'click-budget-small': small };
