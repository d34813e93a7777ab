/** One mountain in three views, one for each SEO plan. A view shows the end of the one below, and fills its box. */
import type { Drawing } from '../../drawing/drawing.ts';
import { place, project } from '../../drawing/isometric.ts';
import type { Picture } from '../../drawing/svg.ts';
import { blue, brick, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { hut, station } from '../../kit/buildings/camps.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { crates, flag, signpost } from '../../kit/street.ts';
import { ledge, stairs } from '../../kit/terrain.ts';
import { tent } from '../../kit/works.ts';

/** Height of a ledge above the last one, and the depth of its free strip. */
const [rise, depth] = [130, 132];

/** The half extent of each ledge, from the lowest, and how far its near corner is from its camp. */
const ledges = [
  { reach: 420, near: 330 },
  { reach: 205, near: 84 },
  { reach: 104, near: 88 },
];

function ledgeAt(level: number): Drawing {
  const { reach, near } = ledges[level] ?? { reach: 0, near: 0 };
  const middle = near - depth * level - reach;
  const z = rise * level;
  return ledge({
    center: [middle, middle],
    radii: [reach, reach],
    seed: 61 + level * 4,
    wobble: 0.012,
    exponent: 5,
    heights: [z - rise, z - 62, z - 20, z],
  });
}

/** Moves things from the strip of the lowest ledge to that of another. */
const onLedge = (level: number, things: Drawing): Drawing =>
  place(things, [-depth * level, -depth * level, rise * level]);

/** What stands on each ledge, from the lowest. */
const camps: readonly Drawing[] = [
  [
    place(pine(), [-104, 22], 1.5),
    place(tree(), [38, -104], 1.3),
    place(tent(), [16, -20], 1.9),
    place(signpost('CAMP 1', butter[400]), [-40, 66], 1.6),
    place(
      person({ top: orange[500], skin: skin[4], hair: blue[950], pack: blue[800] }),
      [28, 66],
      1.8,
    ),
    place(crates(), [92, 30], 1.3),
    place(bush(), [118, -30], 1.2),
    place(bush(), [24, 150], 1.2),
    place(tree(), [180, 36], 1.2),
    place(pine(), [104, 186], 1.5),
    place(bush(), [196, 128], 1.2),
  ],
  [
    place(pine(), [58, -92], 1.4),
    place(hut, [-8, -14], 1.3),
    place(signpost('CAMP 2', butter[400]), [82, -44], 1.5),
    place(
      person({ top: paper[0], skin: skin[1], hair: skin[4], pack: brick[500] }),
      [-24, 60],
      1.7,
    ),
    place(
      person({ top: butter[400], skin: skin[3], hair: blue[950], pack: blue[800] }),
      [54, 26],
      1.7,
    ),
    place(bush(), [-46, 84], 1.1),
  ],
  [
    place(flag({ height: 120, scale: 1.9 }), [-62, -74]),
    place(station, [-12, -20], 1.2),
    place(person({ top: orange[500], skin: skin[4], hair: blue[950], reach: 'up' }), [52, 0], 1.7),
    place(person({ top: paper[0], skin: skin[2], pack: orange[600] }), [24, 46], 1.7),
  ],
];

/** The way up to the ledge above the strip of one. */
const way = place(stairs(rise, { steps: 9, tread: 8 }), [-132, -54]);

/** The mountain around the camp of a ledge. The things that end below the view are left out. */
function view(title: string, level: number): Picture {
  const [x, y] = project(-depth * level, -depth * level, rise * level);
  const scale = 1.3;
  return scene(
    title,
    { width: 400, height: 600, center: [200 - x * scale, 350 - y * scale], scale },
    [
      [level - 1, level, level + 1].map((one) => (ledges[one] ? ledgeAt(one) : [])),
      [level, level - 1].map((one) =>
        camps[one] ? onLedge(one, [one < 2 ? way : [], camps[one]]) : [],
      ),
    ],
  );
}

export const pictures: Readonly<Record<string, Picture>> = {
  'plan-climb-foot': view('The foot of a mountain: a tent, and stairs to the next ledge', 0),
  'plan-climb-flank': view('A hut on a ledge of the same mountain, and stairs to its summit', 1),
  'plan-climb-summit': view('The summit of the same mountain, with a station and a flag', 2),
};
