import { type Drawing, polyline, rect, stroke } from '../../drawing/drawing.ts';
import { type Place, block, place, project } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, paper, skin } from '../../drawing/ramps.ts';
import { house } from '../../kit/buildings/house.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { flag } from '../../kit/street.ts';
import { peak } from '../../kit/terrain.ts';

/** The rope, from the valley station up to the summit. */
const valley: Place = [26, 66, 62];
const summit: Place = [-38, -58, 108];
const along = (share: number): Place => [
  valley[0] + (summit[0] - valley[0]) * share,
  valley[1] + (summit[1] - valley[1]) * share,
  62 + 46 * share,
];

/** A mast with its crossbar at the given height. */
const mast = ([x, y]: Place, foot: number, height: number): Drawing => [
  block([x - 4, y - 4, foot], [8, 8, height - foot], blue[900]),
  block([x - 4, y - 14, height], [8, 28, 6], paper[0]),
];

/** A chair with its guest, hanging from the rope at the origin. */
const chair = (guest: Drawing): Drawing => [
  stroke('M0 0V20', blue[950], 2.4),
  rect(-13, 18, 26, 4, blue[950], 2),
  stroke('M-12 20V47M12 20V47', blue[950], 2.4),
  place(guest, [0, 0, -58]),
  rect(-14, 45, 28, 5, paper[0], 2.5),
];

const hill = { layers: 3, radius: 66, rise: 25, seed: 331 };

export const picture = tileScene(
  'A chairlift carries two owners up to a summit with a flag',
  { mood: 'leaf', seed: 311, center: [244, 218], scale: 1.02 },
  [
    place(peak(hill), [-36, -60, 25]),
    place(flag({ color: paper[0], height: 60, scale: 1.2 }), [-66, -72, 75]),
    mast(summit, 75, 106),
    place(pine(), [38, -70], 0.9),
    place(tree(), [40, -34], 0.9),
    polyline([project(...along(0)), project(...along(1))], blue[950], 2.4),
    place(chair(person({ top: butter[400], skin: skin[1], hair: skin[4] })), along(0.66)),
    place(
      chair(person({ top: paper[0], skin: skin[4], hair: blue[950], reach: 'up' })),
      along(0.36),
    ),
    mast(valley, 0, 60),
    place(house({ wall: paper[0], roof: brick[500] }), [-40, 58], 0.52),
    place(person({ top: leaf[600], skin: skin[3], hair: blue[950], reach: 'up' }), [54, 18], 1.25),
    place(bush(), [58, 52], 0.9),
  ],
);
