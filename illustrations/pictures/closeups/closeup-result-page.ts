import { type Drawing, at, circle, rect, stroke, times } from '../../drawing/drawing.ts';
import { blue, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup, coffeeCup, phoneFront } from '../../kit/closeup.ts';
import { holdingFingers, holdingThumb } from '../../kit/hands.ts';
import { mapPin, text, ui } from '../../kit/interface.ts';

const driver = { tone: skin[2], sleeve: blue[600] };

/** Lines of text on a result page. */
const lines = (y: number, widths: readonly number[], color = ui.lastYear): Drawing =>
  widths.map((width, index) => rect(500, y + index * 17, width, 8, color, 4));

/** A map with the pins of three businesses. */
const map: Drawing = [
  rect(468, 262, 148, 84, leaf[100], 10),
  rect(468, 308, 148, 10, white),
  rect(530, 262, 10, 84, white),
  mapPin(500, 306, '', 0.75, false),
  mapPin(590, 336, '', 0.75, false),
  mapPin(556, 312, '', 1, true),
];

/** The kinds of results from top to bottom, in the words of the guide beside the picture. */
const results = [
  { name: 'Ads', top: 112, height: 56, ground: butter[200], content: lines(128, [104, 72]) },
  {
    name: 'Written answer',
    top: 174,
    height: 74,
    ground: blue[100],
    content: lines(190, [104, 104, 60]),
  },
  { name: 'Map pack', top: 254, height: 100, ground: orange[200], content: map },
  {
    name: 'List',
    top: 360,
    height: 100,
    ground: paper[100],
    content: lines(376, [104, 84, 104, 84], blue[500]),
  },
];

/** A phone with the results of one search, cut by the frame. */
const phone: Drawing = [
  at(238, 24, phoneFront('large', 404, 480)),
  rect(264, 52, 352, 50, blue[50], 25),
  circle(290, 75, 9, { fill: 'none', stroke: ui.inkSoft, strokeWidth: 4 }),
  stroke('M297 82L304 89', ui.inkSoft, 4),
  text(318, 85, 'brake repair near me', 25),
  results.map(({ name, top, height, ground, content }, index) => {
    const isBest = name === 'Map pack';
    const middle = Math.min(top + height / 2, 400);
    return [
      rect(264, top, 352, height, ground, 12),
      circle(294, middle, 19, isBest ? orange[500] : blue[700]),
      text(294, middle + 8, `${index + 1}`, 24, {
        face: 'gabarito-800',
        color: isBest ? blue[950] : white,
        anchor: 'middle',
      }),
      text(324, middle + 8, name, 24, { face: 'gabarito-800' }),
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
    rect(0, 0, 880, 440, leaf[600]),
    at(80, 350, wheel),
    at(150, 94, coffeeCup()),
    at(636, 236, holdingFingers(driver)),
    phone,
    at(636, 236, holdingThumb(driver)),
  ],
);
