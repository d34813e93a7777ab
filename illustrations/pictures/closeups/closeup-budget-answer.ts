/** Ends /pricing, in the right part of the call for a proposal. */
import { type Drawing, at, circle, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { sheet, sheetTop, slopedGround } from '../../kit/closeup.ts';
import { hairlines, proposalParts, text, ui } from '../../kit/interface.ts';

/** An answer of the letter with its box. */
const answer = (x: number, words: string, ticked: boolean): Drawing => [
  rect(x, 0, 46, 46, { fill: white, stroke: ticked ? leaf[600] : ui.inkSoft, strokeWidth: 5 }, 10),
  ticked ? stroke(`M${x + 10} 22l13 13l28-38`, leaf[600], 10) : [],
  text(x + 62, 35, words, 33, { face: ticked ? 'gabarito-800' : 'figtree-500' }),
];

/** The letter with the proposal, 460 wide: its three parts, and what it says of the budget. */
const letter: Drawing = [
  sheet(460, 620, 10),
  sheetTop(460, orange[500]),
  text(40, 98, 'Proposal', 58, { face: 'gabarito-800' }),
  hairlines(40, 380, [134, 210, 286]),
  proposalParts(62, 100, 184, 76, 37),
  rect(20, 364, 420, 168, butter[200], 16),
  text(44, 420, 'Is your budget enough?', 36, { face: 'gabarito-800' }),
  at(46, 456, [answer(0, 'Yes', true), answer(160, 'Too small', false)]),
];

/** A coin on the desk, seen from above, around its origin. */
const coin: Drawing = [
  circle(5, 8, 46, { fill: blue[950], opacity: 0.2 }),
  circle(0, 0, 46, butter[400]),
  circle(0, 0, 34, { fill: 'none', stroke: orange[400], strokeWidth: 5 }),
  text(0, 17, '$', 48, { face: 'gabarito-800', color: orange[600], anchor: 'middle' }),
];

/** A pen across the corner of the desk, 300 long. Origin: its tip. */
const pen: Drawing = [
  rect(6, 8, 290, 24, { fill: blue[950], opacity: 0.2 }, 12),
  rect(30, 0, 270, 24, skin[4], 12),
  rect(0, 6, 34, 12, paper[200], 6),
  rect(170, 0, 12, 24, paper[200]),
];

export const picture: Picture = {
  title: 'A letter with a proposal in three parts, which says that the budget is enough',
  width: 640,
  height: 600,
  drawing: [
    slopedGround(600, [blue[600], blue[700]], [300, 520]),
    at(122, 30, transformed('rotate(3)', letter)),
    at(50, 346, coin),
    at(34, 452, coin),
    at(62, 548, coin),
    at(566, 596, transformed('rotate(-66)', pen)),
  ],
};

export const night = 'paper';
