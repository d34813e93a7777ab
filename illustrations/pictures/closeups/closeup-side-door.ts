import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, leaf, orange, paper, white } from '../../drawing/ramps.ts';
import { closeup, sheet, sheetTop } from '../../kit/closeup.ts';
import { text, ui } from '../../kit/interface.ts';

/** The home page, which the visitor does not see. It lies behind the other. */
const home: Drawing = [
  sheet(300, 420, 10, { fill: paper[100] }),
  sheetTop(300, paper[300]),
  text(30, 84, 'Home', 38, { face: 'gabarito-800', color: ui.muted }),
  [110, 136, 162].map((y) => rect(30, y, 120, 12, paper[300], 6)),
];

/** The page about knee pain, 500 wide: where it is, its answer, its button and the next question. */
const page: Drawing = [
  sheet(500, 420, 10),
  sheetTop(500, blue[600]),
  text(30, 66, 'Home  /  Treatments  /', 27, { face: 'figtree-600', color: blue[600] }),
  text(314, 66, 'Knee pain', 27, { face: 'figtree-700' }),
  text(30, 134, 'Knee pain', 54, { face: 'gabarito-800' }),
  text(30, 184, 'First visit $110, 45 minutes', 30),
  rect(30, 212, 250, 74, blue[700], 14),
  text(155, 260, 'Book a visit', 34, {
    face: 'gabarito-800',
    color: white,
    anchor: 'middle',
  }),
  text(30, 344, 'How many visits does it take?', 28, { face: 'figtree-600', color: blue[600] }),
  stroke('M424 335h30m-11-11l11 11l-11 11', blue[600], 5),
];

/** Stands beside the words about side doors in the guide to UX. */
export const picture = closeup(
  'A search for “knee pain tucson” leads past the home page to the page about knee pain',
  [
    rect(0, 0, 880, 440, leaf[600]),
    path('M0 300Q300 210 880 330V440H0Z', leaf[500]),
    at(34, 150, home),
    at(212, 86, page),
    // The search, and the way from it.
    rect(216, 20, 390, 54, { fill: blue[950], opacity: 0.2 }, 27),
    rect(210, 14, 390, 54, paper[0], 27),
    circle(240, 38, 10, { fill: 'none', stroke: blue[600], strokeWidth: 5 }),
    stroke('M248 46l8 8', blue[600], 5),
    text(272, 51, 'knee pain tucson', 30, { face: 'figtree-600' }),
    stroke('M606 42h152v116h-64m18-18l-18 18l18 18', orange[500], 8),
  ],
);

export const night = 'paper';
