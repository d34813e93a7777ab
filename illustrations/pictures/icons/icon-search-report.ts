import { circle, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, orange, paper, skin } from '../../drawing/ramps.ts';
import { screen, words } from '../../kit/devices.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** Searches that brought people to a law firm, and how many came. */
const searches = [
  ['wills', 52],
  ['trusts', 38],
  ['probate', 20],
] as const;

/** The last line is a page with an error. */
const report = [
  rect(2, 2, 122, 88, paper[0], 4),
  searches.map(([search, clicks], row) => [
    words(9, 20 + row * 19, search, 14),
    rect(64, 10 + row * 19, clicks, 11, row ? blue[400] : orange[500], 3),
  ]),
  rect(7, 65, 112, 20, brick[100], 5),
  circle(18, 75, 7, brick[600]),
  words(18, 79.5, '!', 13, paper[0], 'middle'),
  words(31, 80, '/fees', 14),
];

export const picture = icon({ mood: 'leaf', seed: 311, center: [110, 124], scale: 0.9 }, [
  place(screen(126, 92, report, { edge: blue[700] }), [-24, -66]),
  place(person({ top: blue[700], skin: skin[2], hair: blue[950], reach: 'up' }), [38, 20], 1.15),
]);
