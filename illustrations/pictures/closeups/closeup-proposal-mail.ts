/** Ends /services/seo/pricing, in the right part of the call for a proposal. */
import { site } from '#app/content/site.ts';
import { type Drawing, at, circle, path, rect, transformed } from '../../drawing/drawing.ts';
import { blue, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { phoneFront } from '../../kit/closeup.ts';
import { pointingHand } from '../../kit/hands.ts';
import { hairlines, label, proposalParts, text } from '../../kit/interface.ts';

/** The tile of the logo, 72 wide: three steps and the sun. */
const tile: Drawing = [
  rect(0, 0, 72, 72, blue[600], 18),
  path('M0 54V46H22V36H44V26H72V54Q72 72 54 72H18Q0 72 0 54Z', white),
  circle(54, 14, 8, orange[500]),
];

/** A phone with the mail of the proposal, 400 wide. */
const phone: Drawing = [
  phoneFront('large', 400, 640),
  path('M14 146V46Q14 14 46 14H354Q386 14 386 46V146Z', blue[100]),
  at(42, 44, tile),
  text(134, 76, site.name, 36, { face: 'gabarito-800' }),
  label(134, 110, 'to you', 28),
  text(42, 200, 'Your SEO proposal', 37, { face: 'gabarito-800' }),
  hairlines(42, 316, [226, 306, 386]),
  proposalParts(64, 104, 278, 80, 36),
  rect(42, 490, 316, 84, orange[500], 20),
  text(200, 546, 'Read it', 38, { face: 'gabarito-800', color: blue[950], anchor: 'middle' }),
];

/** A plant on the counter, seen from the side. Its foot is on the origin. */
const plant: Drawing = [
  path('M0-90C-60-110-84-170-70-220C-20-200 4-150 0-90Z', leaf[600]),
  path('M0-90C60-100 92-150 88-206C36-196-2-150 0-90Z', leaf[500]),
  path('M0-90C-16-150 2-220 22-252C50-210 40-140 0-90Z', leaf[300]),
  path('M-52-96H52L40 0H-40Z', paper[200]),
  path('M-52-96H-16L-18 0H-40Z', paper[300]),
];

export const picture: Picture = {
  title: 'A proposal has come by mail: a finger is about to open it on a phone',
  width: 640,
  height: 600,
  drawing: [
    rect(0, 0, 640, 600, blue[600]),
    path('M0 0H640V96H0Z', blue[700]),
    rect(0, 470, 640, 130, skin[2]),
    rect(0, 470, 640, 10, skin[1]),
    at(62, 486, plant),
    at(126, 34, phone),
    at(
      438,
      492,
      transformed('rotate(-10)', pointingHand({ tone: skin[3], sleeve: paper[100] })),
      0.8,
    ),
  ],
};

export const night = 'paper';
