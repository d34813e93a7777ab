import { mix } from '../../drawing/color.ts';
import { type Drawing, at, circle, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { blue, leaf, orange, paper, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { mapPin, text } from '../../kit/interface.ts';

/** Where the shop is. */
const [x, y] = [190, 236] as const;

const streets =
  'M-20 300L660 262M96-20L130 480M318-20L300 480M486-20L520 480M-20 128L660 108M-20 420L660 400';

const houses: readonly (readonly [number, number])[] = [
  [20, 150],
  [20, 340],
  [150, 56],
  [232, 340],
  [240, 50],
  [346, 138],
  [346, 318],
  [420, 196],
  [420, 50],
  [560, 180],
  [556, 320],
];

const map: Drawing = [
  rect(0, 0, 640, 460, mix(paper[100], paper[200], 0.6)),
  path('M560-20C540 60 580 90 660 96V-20Z', leaf[300]),
  path('M-20 440H300V480H-20Z', leaf[300]),
  stroke(streets, paper[300], 24),
  stroke(streets, white, 18),
  houses.map(([left, top]) => rect(left, top, 44, 34, mix(paper[200], paper[300], 0.5), 5)),
];

/** The repair shop from the front, 108 wide, around its middle. */
const shop: Drawing = [
  rect(-54, -40, 108, 76, blue[600], 6),
  rect(-46, -33, 92, 27, blue[900], 5),
  text(0, -12, 'REPAIRS', 20, { face: 'gabarito-800', color: white, anchor: 'middle' }),
  rect(-42, 2, 46, 34, blue[200]),
  times(3, (slat) => rect(-42, 9 + slat * 9, 46, 3, blue[400])),
  rect(16, 2, 24, 34, orange[500]),
];

/** A pin with the rank that is seen there. */
const seen = (rank: number, left: number, top: number): Drawing =>
  mapPin(left, top, `${rank}`, 1.75, rank === 1);

/** A card shows the whole width and about the middle 295 of the height. */
export const picture: Picture = {
  title: 'A map: the repair shop ranks 1 next door, and 2, 4, 7 and 12 in rings further away',
  width: 640,
  height: 460,
  drawing: [
    map,
    [130, 260, 400].map((radius) =>
      circle(x, y, radius, { fill: 'none', stroke: blue[500], strokeWidth: 3, dash: '3 11' }),
    ),
    at(x, y, shop),
    seen(7, 430, 204),
    seen(1, 276, 226),
    seen(2, 92, 352),
    seen(4, 352, 356),
    seen(12, 570, 330),
  ],
};

export const night = 'screen';
