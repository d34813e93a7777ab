/** Ends /services, in the right part of the call for a quote. */
import { type Drawing, at, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { coffeeCup, sheet, sheetTop, slopedGround } from '../../kit/closeup.ts';
import { writingHand } from '../../kit/hands.ts';
import { hairlines, text } from '../../kit/interface.ts';

const jobs = ['Local SEO', 'New website', 'Ads', 'Email'];
/** The line of the form that is ticked. */
const chosen = 1;

/** A form of four lines, 420 wide. */
const form: Drawing = [
  sheet(420, 560, 10),
  sheetTop(420, orange[500]),
  text(40, 100, 'Which job?', 56, { face: 'gabarito-800' }),
  hairlines(40, 340, [140, 232, 324, 416, 508]),
  jobs.map((job, line) => {
    const y = 160 + line * 92;
    return [
      line === chosen ? rect(0, y - 18, 420, 88, orange[100]) : [],
      rect(324, y, 52, 52, { fill: paper[0], stroke: blue[900], strokeWidth: 5 }, 12),
      line === chosen ? stroke(`M336 ${y + 26}l14 15l30-42`, orange[500], 11) : [],
      text(40, y + 40, job, 42, { face: 'gabarito-700' }),
    ];
  }),
];

export const picture: Picture = {
  title: 'A form with four jobs, on which a hand has ticked the new website',
  width: 640,
  height: 600,
  drawing: [
    slopedGround(600, [blue[500], blue[600]], [470, 210]),
    at(70, 40, transformed('rotate(-3)', form)),
    at(568, 96, coffeeCup(), 1.1),
    at(452, 290, writingHand({ tone: skin[4], sleeve: paper[200] })),
  ],
};

export const night = 'paper';
