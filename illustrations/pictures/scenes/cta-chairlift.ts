import { type Drawing, polyline, rect, stroke } from '../../drawing/drawing.ts';
import { type Place, block, place, project } from '../../drawing/isometric.ts';
import { blue, butter, leaf, paper, skin } from '../../drawing/ramps.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { flag } from '../../kit/street.ts';
import { peak } from '../../kit/terrain.ts';

/** The rope, from the mast of the valley up to that of the summit. */
const valley = [-8, 70, 66] as const;
const summit = [-16, -62, 122] as const;
const along = (share: number): Place => [
  valley[0] + (summit[0] - valley[0]) * share,
  valley[1] + (summit[1] - valley[1]) * share,
  valley[2] + (summit[2] - valley[2]) * share,
];

/** A mast from its foot up to the rope. */
const mast = ([x, y, top]: typeof valley | typeof summit, foot: number): Drawing => [
  block([x - 4, y - 4, foot], [8, 8, top - foot - 4], blue[900]),
  block([x - 7, y - 7, top - 4], [14, 14, 7], paper[0]),
];

/** A chair with its guest, hanging from the rope at the origin. */
const chair = (guest: Drawing): Drawing => [
  stroke('M0 0V18', blue[950], 2.4),
  rect(-14, 17, 28, 4, blue[950], 2),
  stroke('M-13 19V48M13 19V48', blue[950], 2.4),
  place(guest, [0, 0, -58]),
  rect(-15, 46, 30, 6, paper[0], 3),
];

const hill = { layers: 3, radius: 62, rise: 25, seed: 331 };

export const picture = tileScene(
  'A chairlift carries an owner up to a summit with a flag',
  { mood: 'leaf', seed: 311, center: [244, 222], scale: 0.97 },
  [
    place(tree(), [-70, 40], 0.9),
    place(peak(hill), [4, -58, 25]),
    mast(summit, 75),
    place(flag({ color: paper[0], height: 60, scale: 1.2 }), [22, -74, 75]),
    polyline([project(...along(0)), project(...along(1))], blue[950], 2.8),
    mast(valley, 0),
    place(chair(person({ top: butter[400], skin: skin[1], hair: skin[4] })), along(0.33)),
    place(person({ top: leaf[600], skin: skin[3], hair: blue[950], reach: 'up' }), [52, 34], 1.25),
    place(pine(), [72, -8], 0.9),
    place(bush(), [18, 82], 0.8),
  ],
);
