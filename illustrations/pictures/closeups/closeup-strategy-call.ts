import { site } from '#app/content/site.ts';
import { type Drawing, at, circle, path, rect, transformed } from '../../drawing/drawing.ts';
import { blue, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { phoneFront, sheet, sheetTop, slopedGround } from '../../kit/closeup.ts';
import { writingHand } from '../../kit/hands.ts';
import { hairlines, text } from '../../kit/interface.ts';

/** What the owner writes down during the call. */
const fixes = ['Home page', 'Business hours', 'Price list'];

/** A page of a notebook: the three fixes of the call. */
const notes: Drawing = [
  sheet(430, 660, 10),
  sheetTop(430, orange[500]),
  text(40, 96, 'Fix first', 52, { face: 'gabarito-800' }),
  hairlines(40, 350, [132, 218, 304, 390]),
  fixes.map((fix, line) => [
    circle(62, 175 + line * 86, 22, blue[600]),
    text(62, 186 + line * 86, `${line + 1}`, 31, {
      face: 'gabarito-800',
      color: white,
      anchor: 'middle',
    }),
    text(100, 187 + line * 86, fix, 37, { face: 'gabarito-700' }),
  ]),
];

/** A phone in the middle of a call: the face of the strategist and the time. */
const call: Drawing = [
  phoneFront('large', 236, 460, blue[800]),
  circle(118, 112, 62, blue[400]),
  path('M72 152Q74 124 118 124T164 152A62 62 0 0 1 72 152Z', leaf[500]),
  rect(104, 104, 28, 30, skin[3], 12),
  circle(118, 88, 29, skin[3]),
  path('M88 88Q84 50 120 52T148 88Q142 70 118 70T88 88Z', blue[950]),
  text(118, 226, site.name, 32, { face: 'gabarito-800', color: white, anchor: 'middle' }),
  text(118, 282, '44:12', 46, { face: 'gabarito-800', color: white, anchor: 'middle' }),
];

export const picture: Picture = {
  title:
    'A phone in the 45th minute of a call, and a hand that notes the three things to fix first',
  width: 640,
  height: 740,
  drawing: [
    slopedGround(740, [blue[500], blue[600]], [560, 400]),
    at(150, 14, transformed('rotate(3)', notes)),
    at(14, 424, transformed('rotate(-6)', call)),
    at(452, 386, writingHand({ tone: skin[4], sleeve: paper[200] })),
  ],
};
