import { cedarHill } from '#app/content/samples/cedar-hill.ts';
import { fernhill as fernhillClient } from '#app/content/samples/fernhill.ts';
import { harborStreet as harbor } from '#app/content/samples/harbor-street.ts';
import { ledgerly as ledgerlyClient } from '#app/content/samples/ledgerly.ts';
import { stat, type SampleResult } from '#app/content/samples/sample-client.ts';
import type { Color } from '../../drawing/color.ts';
import { type Drawing, at } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, orange, skin } from '../../drawing/ramps.ts';
import { fernhill, harborStreet, ledgerly, riverside } from '../../kit/clients.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { banner } from '../../kit/street.ts';
import { peak, summitOf } from '../../kit/terrain.ts';

export type Summit = {
  /** Where the hill's middle falls in the picture. */
  readonly x: number;
  readonly y: number;
  readonly hill: Parameters<typeof peak>[0];
  /** Objects on the summit, around its middle. */
  readonly things: Drawing;
};

/** A flag with the client's result. */
const result = (
  shown: SampleResult,
  options: { readonly color?: Color; readonly height: number; readonly width: number },
): Drawing => banner(stat(shown).value, { color: blue[200], ...options });

export const summits: readonly Summit[] = [
  {
    x: 166,
    y: 460,
    hill: { layers: 3, radius: 118, rise: 28, seed: 41, from: 2 },
    things: [
      place(harborStreet, [-14, -8], 0.8),
      place(person({ top: orange[500], skin: skin[4], hair: blue[950] }), [32, 10], 0.8),
      place(result(harbor.results.nightBookings, { height: 116, width: 74 }), [10, -52]),
    ],
  },
  {
    x: 474,
    y: 414,
    hill: { layers: 4, radius: 136, rise: 29, seed: 47, from: 2 },
    things: [
      place(riverside, [-10, -6], 0.78),
      place(person(), [40, 2], 0.8),
      place(result(cedarHill.results.bookings, { height: 132, width: 74 }), [4, -56]),
    ],
  },
  {
    x: 760,
    y: 374,
    hill: { layers: 5, radius: 150, rise: 30, seed: 53, from: 2 },
    things: [
      place(ledgerly, [-8, -6], 0.86),
      place(person({ top: butter[400], skin: skin[1], hair: skin[3] }), [38, 6], 0.8),
      place(result(ledgerlyClient.results.costPerTrial, { height: 124, width: 86 }), [16, -56]),
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
      place(
        result(fernhillClient.results.revenue, { color: orange[500], height: 124, width: 104 }),
        [14, -52],
      ),
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
  'Four hills in a row, each higher than the last, each with a business and a flag with its result at the top',
  { width: 1370, height: 590, center: [46, 8], scale: 1 },
  range,
);
