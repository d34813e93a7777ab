import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, leaf, orange, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { closeup } from '../../kit/closeup.ts';
import { hairlines, text, ui } from '../../kit/interface.ts';

type Ground = {
  readonly block: Color;
  readonly farBlock: Color;
  readonly park: Color;
  readonly street: Color;
};

/** A map under the listing, across the whole picture. */
const map = ({ block, farBlock, park, street }: Ground): Drawing => [
  rect(0, 0, 880, 440, block),
  path('M0 320Q180 270 320 440H0Z', farBlock),
  path('M590 0H880V300Q620 260 590 0Z', park),
  rect(0, 216, 880, 26, street),
  [92, 730].map((x) => rect(x, 0, 26, 440, street)),
];

const parts = ['Category', 'Hours', 'Photos', 'Replies'];

/** The listing of a shop, 400 wide, with a sign in front of each part: the last is still empty. */
const listing: Drawing = [
  rect(8, 12, 400, 384, { fill: blue[950], opacity: 0.16 }, 22),
  rect(0, 0, 400, 384, white, 22),
  path('M0 96V22Q0 0 22 0H378Q400 0 400 22V96Z', blue[600]),
  path('M54 76C36 54 32 46 32 38A22 22 0 0 1 76 38C76 46 72 54 54 76Z', orange[500]),
  circle(54, 38, 9, white),
  text(96, 62, 'Brindle and Burr', 36, { face: 'gabarito-800', color: white }),
  hairlines(32, 336, [168, 238, 308]),
  parts.map((part, index) => {
    const y = 133 + index * 70;
    const isFilled = index < 3;
    return [
      circle(
        54,
        y,
        20,
        isFilled ? leaf[600] : { fill: white, stroke: orange[500], strokeWidth: 6 },
      ),
      isFilled ? stroke(`M44 ${y + 1}l7 8l13-16`, white, 5) : [],
      text(96, y + 12, part, 34, { face: 'figtree-600' }),
      isFilled
        ? rect(270, y - 7, 98, 14, ui.line, 7)
        : rect(270, y - 7, 98, 14, { fill: white, stroke: orange[500], strokeWidth: 3 }, 7),
    ];
  }),
];

/** The listing on a map of these colors. */
export const fillListing = (ground: Ground): Picture =>
  closeup(
    'A business listing on a map: category, hours and photos are filled in, replies are still empty',
    [map(ground), at(240, 28, listing)],
  );

export const picture = fillListing({
  block: blue[300],
  farBlock: blue[400],
  park: leaf[300],
  street: blue[100],
});
