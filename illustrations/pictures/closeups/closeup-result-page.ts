import { type Drawing, at, circle, rect, stroke, times } from '../../drawing/drawing.ts';
import { blue, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup, coffeeCup, phoneFront } from '../../kit/closeup.ts';
import { holdingFingers, holdingThumb } from '../../kit/hands.ts';
import { mapPin, text, ui } from '../../kit/interface.ts';

const driver = { tone: skin[2], sleeve: blue[600] };

/** Lines of text on a result page. */
const lines = (y: number, widths: readonly number[], color = ui.lastYear): Drawing =>
  widths.map((width, index) => rect(500, y + index * 19, width, 9, color, 4));

/** A map with the pins of three businesses. */
const map: Drawing = [
  rect(468, 328, 148, 132, leaf[100], 10),
  rect(468, 404, 148, 12, white),
  rect(534, 328, 12, 132, white),
  mapPin(502, 386, '', 0.9, false),
  mapPin(588, 446, '', 0.9, false),
  mapPin(566, 390, '', 1.3, true),
];

/** The kinds of results from top to bottom, in the words of the guide beside the picture. */
const results = [
  { name: 'Ads', top: 130, height: 76, ground: butter[200], content: lines(154, [104, 72]) },
  {
    name: 'Written answer',
    top: 214,
    height: 98,
    ground: blue[100],
    content: rect(328, 280, 230, 9, ui.lastYear, 4),
  },
  { name: 'Map pack', top: 320, height: 148, ground: orange[200], content: map },
  {
    name: 'List',
    top: 476,
    height: 150,
    ground: paper[100],
    content: lines(500, [104, 84, 104, 84, 104, 60], blue[500]),
  },
];

/** A phone with the results of one search. */
const phone: Drawing = [
  at(238, 34, phoneFront('large', 404, 620)),
  rect(264, 62, 352, 58, blue[50], 29),
  circle(290, 88, 10, { fill: 'none', stroke: ui.inkSoft, strokeWidth: 4 }),
  stroke('M298 96L306 104', ui.inkSoft, 4),
  text(320, 100, 'brake repair near me', 28),
  results.map(({ name, top, height, ground, content }, index) => {
    const isBest = name === 'Map pack';
    const middle = top + height / 2;
    return [
      rect(264, top, 352, height, ground, 12),
      circle(296, middle, 21, isBest ? orange[500] : blue[700]),
      text(296, middle + 9, `${index + 1}`, 27, {
        face: 'gabarito-800',
        color: isBest ? blue[950] : white,
        anchor: 'middle',
      }),
      text(328, middle + (name === 'Written answer' ? 0 : 10), name, 29, {
        face: 'gabarito-800',
      }),
      content,
    ];
  }),
];

/** A wheel off its car, cut by the frame. */
const wheel: Drawing = [
  circle(8, 10, 150, { fill: blue[950], opacity: 0.2 }),
  circle(0, 0, 150, blue[950]),
  circle(0, 0, 98, blue[300]),
  circle(0, 0, 80, blue[200]),
  times(5, (index) => {
    const angle = (index * 2 * Math.PI) / 5;
    return circle(46 * Math.cos(angle), 46 * Math.sin(angle), 11, blue[700]);
  }),
  circle(0, 0, 20, blue[700]),
];

export const picture = closeup(
  'A phone in a hand, with a search for brake repair and four kinds of results below it',
  [
    rect(0, 0, 880, 700, leaf[600]),
    at(80, 570, wheel),
    at(150, 120, coffeeCup()),
    at(636, 360, holdingFingers(driver)),
    phone,
    at(636, 360, holdingThumb(driver)),
  ],
  700,
);
