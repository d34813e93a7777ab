import type { Color } from '../../drawing/color.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { blob, extrude } from '../../drawing/extrusion.ts';
import { groundPatch, place, tint } from '../../drawing/isometric.ts';
import { blue, brick, butter, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { cafe } from '../../kit/buildings/cafe.ts';
import { clinic } from '../../kit/buildings/clinic.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { house } from '../../kit/buildings/house.ts';
import { lawOffice } from '../../kit/buildings/law-office.ts';
import { rowHouses } from '../../kit/buildings/row-houses.ts';
import { tower } from '../../kit/buildings/tower.ts';
import { warehouse } from '../../kit/buildings/warehouse.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { signpost, umbrella } from '../../kit/street.ts';
import { car, van } from '../../kit/vehicles.ts';

/** Distance between the middles of two plots, and half the extent of a plot. */
const [spacing, half] = [190, 80];
/** Height of a plot above the streets. */
const curb = 8;

/** The ground of the town: three layers, the streets on top. */
const ground: Drawing = (
  [
    [314, -46, -30, blue[700], blue[800], blue[900]],
    [304, -30, -14, blue[500], blue[600], blue[700]],
    [292, -14, 0, blue[300], blue[400], blue[500]],
  ] as const
).map(([radius, from, to, top, lit, shaded], layer) =>
  extrude(
    blob({ radii: [radius, radius], seed: 6 + layer * 0.012, wobble: 0.008, exponent: 6.5 }),
    from,
    to,
    { top, lit, shaded, rim: tint(top, 0.35) },
  ),
);

/** The dashed middle of a street, along y beside column 0 or 1, or along x beside row 0 or 1. */
const dashes = [-1, 1].map((side) =>
  [-1.42, -0.84, -0.3, 0.26, 0.8, 1.34].map((share): Drawing => {
    const [along, across] = [share * spacing, (side * spacing) / 2];
    return [
      groundPatch([across - 2, along - 13], [4, 26], white),
      groundPatch([along - 13, across - 2], [26, 4], white),
    ];
  }),
);

const plot = (column: number, row: number, things: Drawing, top: Color = paper[100]): Drawing =>
  place(
    [
      extrude(blob({ radii: [half, half], seed: 31, wobble: 0.01, exponent: 5 }), 0, curb, {
        top,
        lit: paper[300],
        shaded: paper[400],
        rim: white,
      }),
      place(things, [0, 0, curb]),
    ],
    [(column - 1) * spacing, (row - 1) * spacing],
  );

export const picture = scene(
  'Eight businesses on the plots of a town, from an auto repair shop to a software office, and a ninth plot with a sign',
  { width: 620, height: 464, center: [310, 250], scale: 0.61 },
  [
    ground,
    dashes,
    plot(0, 0, [
      place(tower(), [-16, -10], 0.94),
      place(person({ top: orange[500], skin: skin[4], hair: blue[950] }), [60, 34], 1.15),
      place(tree(), [40, -62]),
    ]),
    plot(1, 0, [
      place(pine(), [-58, -58], 1.1),
      place(lawOffice(), [-14, -4], 0.98),
      place(person({ top: blue[800], skin: skin[3], hair: blue[950] }), [64, 44], 1.15),
    ]),
    plot(0, 1, [
      place(tree(), [-62, -60], 1.1),
      place(rowHouses(), [-20, -6], 0.98),
      place(tree(), [44, -60], 0.85),
      place(person({ top: blue[600], skin: skin[1], hair: skin[4] }), [58, 30], 1.15),
    ]),
    plot(2, 0, [
      place(garage({ name: 'REPAIR', accent: orange[500] }), [-20, -2]),
      place(car(brick[500], 'y'), [56, -36]),
      place(person({ top: blue[700], skin: skin[2] }), [62, 42], 1.15),
    ]),
    plot(1, 1, [
      place(tree(), [-60, -60], 1.1),
      place(clinic(), [-16, -6], 0.98),
      place(bush(), [36, -64]),
      place(
        person({ top: paper[0], skin: skin[4], hair: blue[950], legs: blue[600] }),
        [60, 20],
        1.15,
      ),
    ]),
    plot(0, 2, [
      place(tree(), [-60, -56], 1.1),
      place(house({ roof: brick[500] }), [-16, -14]),
      place(van({ stripe: blue[600] }), [50, 16], 0.95),
      place(bush(), [-50, 60]),
      place(person({ top: butter[400], skin: skin[2] }), [-2, 66], 1.15),
    ]),
    plot(2, 1, [
      place(warehouse({ name: 'SHOP' }), [-22, 0], 0.94),
      place(person({ top: orange[500], skin: skin[1], hair: skin[4] }), [54, 46], 1.15),
      place(bush(), [50, -62]),
    ]),
    plot(1, 2, [
      place(tree(), [-60, -58]),
      place(cafe(), [-20, -6]),
      place(umbrella(orange[500]), [54, -46], 1.1),
      place(person({ top: blue[600], skin: skin[3], hair: blue[950] }), [62, 6], 1.15),
      place(umbrella(blue[600]), [48, 46], 1.1),
    ]),
    plot(
      2,
      2,
      [
        place(signpost('YOURS?'), [-6, -4], 2.1),
        place(person({ top: blue[700], skin: skin[4], hair: blue[950] }), [22, 44], 1.3),
        place(bush(), [-50, 52]),
        place(bush(), [52, -46], 0.9),
      ],
      butter[200],
    ),
  ],
);
