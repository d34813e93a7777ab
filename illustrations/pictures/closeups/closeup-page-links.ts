import { type Drawing, at, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, leaf, orange } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { text, ui } from '../../kit/interface.ts';

/** Lines of a page that are not read. */
const lines = (y: number, widths: readonly number[]): Drawing =>
  widths.map((width, index) => rect(24, y + index * 26, width, 11, ui.line, 5.5));

/** A page, 260 wide, cut by the frame, with a heading of two lines. */
const page = (heading: readonly string[], content: Drawing): Drawing => [
  sheet(260, 580, 16),
  path('M0 42V16Q0 0 16 0H244Q260 0 260 16V42Z', blue[200]),
  heading.map((words, index) => text(24, 92 + index * 40, words, 37, { face: 'gabarito-800' })),
  content,
];

/** A link in the text, underlined. */
const link = (y: number, words: string, width: number): Drawing => [
  rect(16, y - 30, width + 16, 44, orange[200], 8),
  text(24, y, words, 28, { face: 'figtree-700', color: blue[700] }),
  rect(24, y + 6, width, 3, blue[700]),
];

/** From a link to the page it leads to. */
const arrow = (data: string, [x, y]: readonly [number, number]): Drawing => [
  stroke(data, orange[500], 9),
  path(`M${x - 4} ${y - 19}L${x + 26} ${y}L${x - 4} ${y + 19}Z`, orange[500]),
];

export const picture = closeup(
  'Three pages in a row: a page about a banging furnace links to furnace repair, that one to repair prices, and the prices have a button to book a visit',
  [
    rect(0, 0, 880, 550, blue[600]),
    at(
      35,
      24,
      [
        at(
          20,
          200,
          page(
            ['Furnace', 'banging?'],
            [link(192, 'furnace repair', 190), lines(230, [200, 160, 190, 120, 200])],
          ),
        ),
        at(
          310,
          116,
          page(
            ['Furnace', 'repair'],
            [link(192, 'repair prices', 172), lines(230, [180, 200, 140, 190, 160, 200, 110, 180])],
          ),
        ),
        at(
          600,
          36,
          page(
            ['Repair', 'prices'],
            [
              text(24, 192, '$150 to $450', 36, { face: 'gabarito-800', color: leaf[700] }),
              rect(24, 222, 212, 66, orange[500], 14),
              text(130, 265, 'Book a visit', 31, {
                face: 'gabarito-800',
                color: blue[950],
                anchor: 'middle',
              }),
              lines(322, [190, 160, 200, 130, 180, 200, 150, 190]),
            ],
          ),
        ),
        arrow('M246 380H286', [286, 380]),
        arrow('M518 300H576', [576, 300]),
      ],
      0.92,
    ),
  ],
  550,
);

export const night = 'paper';
