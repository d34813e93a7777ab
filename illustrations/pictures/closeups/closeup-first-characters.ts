import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, leaf, orange, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { writingHand } from '../../kit/hands.ts';
import { text, ui } from '../../kit/interface.ts';

/** The first 250 characters of the description in the guide, in lines. */
const lines = [
  'Brindle and Burr is a dog grooming shop',
  'in West Asheville, open six days a week.',
  'We take one dog at a time, so nobody',
  'waits in a cage, and nervous dogs can',
  'come for a first visit with no scissors.',
  'Baths, full grooms, nails and ears, for',
  'every size …',
] as const;

/** A sheet folded below the first lines, 540 wide. */
const description: Drawing = [
  sheet(540, 470, 10),
  text(34, 54, 'Description', 29, { face: 'gabarito-800' }),
  lines.map((line, row) => text(34, 94 + row * 32, line, 24.5)),
  path('M0 332H540V470H0Z', blue[100]),
  stroke('M0 332H540', ui.inkSoft, 3, { dash: '9 9' }),
  rect(34, 376, 440, 11, blue[300], 5),
  rect(34, 408, 404, 11, blue[300], 5),
  rect(34, 308, 222, 48, orange[500], 24),
  text(145, 341, '250 characters', 25, {
    face: 'figtree-700',
    color: blue[950],
    anchor: 'middle',
  }),
];

/** The sheet on a ground. */
export const firstCharacters = (ground: Color): Picture =>
  closeup(
    'A description on paper: its first 250 characters can be read, and the rest is folded away',
    [
      rect(0, 0, 880, 440, ground),
      at(150, 18, description),
      at(616, 196, writingHand({ tone: skin[3], sleeve: blue[600] }), 0.66),
    ],
  );

export const picture = firstCharacters(leaf[300]);
