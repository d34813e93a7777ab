import { type Drawing, at } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, orange, skin } from '../../drawing/ramps.ts';
import { fernhill, harborStreet, ledgerly, riverside } from '../../kit/clients.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { flag } from '../../kit/street.ts';
import { peak, summitOf } from '../../kit/terrain.ts';

export type Summit = {
  /** Where the hill's middle falls in the picture. */
  readonly x: number;
  readonly y: number;
  readonly hill: Parameters<typeof peak>[0];
  /** Objects on the summit, around its middle. */
  readonly things: Drawing;
};

export const summits: readonly Summit[] = [
  {
    x: 166,
    y: 460,
    hill: { layers: 3, radius: 118, rise: 28, seed: 41, from: 2 },
    things: [
      place(harborStreet, [-14, -8], 0.8),
      place(person({ top: orange[500], skin: skin[4], hair: blue[950] }), [32, 10], 0.8),
      place(flag({ color: blue[200], height: 76 }), [10, -52]),
    ],
  },
  {
    x: 474,
    y: 414,
    hill: { layers: 4, radius: 136, rise: 29, seed: 47, from: 2 },
    things: [
      place(riverside, [-10, -6], 0.78),
      place(person(), [40, 2], 0.8),
      place(flag({ color: blue[200], height: 96 }), [4, -56]),
    ],
  },
  {
    x: 760,
    y: 374,
    hill: { layers: 5, radius: 150, rise: 30, seed: 53, from: 2 },
    things: [
      place(ledgerly, [-8, -6], 0.86),
      place(person({ top: butter[400], skin: skin[1], hair: skin[3] }), [38, 6], 0.8),
      place(flag({ color: blue[200], height: 84 }), [16, -56]),
    ],
  },
  {
    x: 1058,
    y: 338,
    hill: { layers: 6, radius: 166, rise: 32, seed: 59, from: 2 },
    things: [
      place(fernhill, [-22, 2], 0.78),
      place(person(), [20, 46], 0.9),
      place(person({ top: blue[600], skin: skin[4], hair: blue[950] }), [36, 40], 0.9),
      place(flag({ height: 112, scale: 1.35 }), [14, -52]),
    ],
  },
];

/** One hill with the objects on it, around the hill's middle. */
export function drawSummit({ hill, things }: Summit): Drawing {
  const { z, shift } = summitOf(hill);
  return [peak(hill), place(things, [shift, shift, z])];
}

const range = summits.map((summit) => at(summit.x, summit.y, drawSummit(summit)));

export const picture = scene(
  'Four hills in a row, each higher than the last, each with a business and a flag at the top',
  { width: 1370, height: 590, center: [46, 8], scale: 1 },
  range,
);
