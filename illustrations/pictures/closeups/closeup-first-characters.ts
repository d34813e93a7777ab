import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { writingHand } from '../../kit/hands.ts';
import { text, ui } from '../../kit/interface.ts';

/** The first line of the description in the guide. The sample beside it has the others, which are bars here. */
const first = 'Brindle and Burr is a dog grooming shop';
/** The widths of the other lines before the fold. */
const widths = [436, 408, 424, 444, 428, 128];

/** A sheet folded below the first lines, 500 wide. */
const description: Drawing = [
  sheet(500, 470, 10),
  text(28, 54, 'Description', 29, { face: 'gabarito-800' }),
  text(28, 102, first, 24.5),
  widths.map((width, row) => rect(28, 128 + row * 30, width, 12, paper[300], 6)),
  path('M0 332H500V470H0Z', blue[100]),
  stroke('M0 332H500', ui.inkSoft, 3, { dash: '9 9' }),
  rect(28, 376, 424, 11, blue[300], 5),
  rect(28, 408, 392, 11, blue[300], 5),
  rect(28, 308, 222, 48, orange[500], 24),
  text(139, 341, '250 characters', 25, {
    face: 'figtree-700',
    color: blue[950],
    anchor: 'middle',
  }),
];

/** The sheet on a ground. */
export const firstCharacters = (ground: Color): Picture =>
  closeup('A description on paper: a line after 250 characters, and the rest is folded away', [
    rect(0, 0, 880, 440, ground),
    at(190, 18, description),
    at(616, 196, writingHand({ tone: skin[3], sleeve: blue[600] }), 0.66),
  ]);

export const picture = firstCharacters(leaf[300]);
