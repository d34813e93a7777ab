import type { Drawing } from '../../drawing/drawing.ts';
import { blob, extrude } from '../../drawing/extrusion.ts';
import { place, tint } from '../../drawing/isometric.ts';
import { blue, brick, butter, paper, skin } from '../../drawing/ramps.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { cafe } from '../../kit/buildings/cafe.ts';
import { clinic } from '../../kit/buildings/clinic.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { house } from '../../kit/buildings/house.ts';
import { lawOffice } from '../../kit/buildings/law-office.ts';
import { rowHouses } from '../../kit/buildings/row-houses.ts';
import { studio } from '../../kit/buildings/studio.ts';
import { warehouse } from '../../kit/buildings/warehouse.ts';
import { pin } from '../../kit/markers.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { car } from '../../kit/vehicles.ts';

const rise = 30;

const levels = [
  { y: 50, radii: [214, 196], colors: [blue[700], blue[800], blue[900]] },
  { y: 30, radii: [196, 176], colors: [blue[500], blue[600], blue[700]] },
  { y: -6, radii: [170, 150], colors: [blue[400], blue[500], blue[600]] },
  { y: -42, radii: [142, 122], colors: [blue[200], blue[300], blue[400]] },
  { y: -76, radii: [112, 92], colors: [paper[100], paper[300], paper[400]] },
] as const;

const hill: Drawing = levels.map(({ y, radii, colors: [top, lit, shaded] }, level) =>
  extrude(
    blob({ center: [0, y], radii, seed: 6 + level * 0.012, wobble: 0.022 }),
    (level - 1) * rise,
    level * rise,
    { top, lit, shaded, rim: tint(top, 0.35) },
  ),
);

const on = (level: number, things: readonly (readonly [Drawing, number, number, number?])[]) =>
  things.map(([thing, x, y, scale]) => place(thing, [x, y, level * rise], scale));

export const picture = scene(
  'A hill with four streets of shops, workshops, practices and offices',
  { width: 620, height: 553, center: [358, 312], scale: 1.02 },
  [
    hill,
    on(4, [
      [tree(), -88, -92, 0.85],
      [bakery(), -26, -104, 0.66],
      [tree(), 78, -116, 0.8],
      [person(), 40, -62, 0.82],
      [person({ top: blue[600], skin: skin[4], hair: blue[950] }), 52, -84, 0.82],
      [bush(), 14, -22, 0.7],
    ]),
    place(pin('1'), [-26, -104, 4 * rise + 62]),
    on(3, [
      [tree(), 118, -84, 0.75],
      [rowHouses(), -82, 40, 0.48],
      [person({ top: blue[700] }), -28, 60, 0.78],
      [studio({ accent: blue[500] }), 34, 46, 0.56],
      [bush(), 100, -2, 0.7],
    ]),
    on(2, [
      [clinic(), -108, 104, 0.5],
      [tree(), -58, 124, 0.65],
      [lawOffice(), 6, 110, 0.46],
      [garage({ name: 'REPAIR', accent: butter[400] }), 116, 90, 0.48],
      [person(), 152, 70, 0.78],
    ]),
    on(1, [
      [pine(), -162, 150, 0.8],
      [house({ roof: brick[500] }), -116, 170, 0.5],
      [cafe(), -18, 172, 0.52],
      [person({ top: butter[400], skin: skin[4], hair: blue[950] }), 24, 190, 0.8],
      [warehouse({ name: 'SHOP' }), 92, 162, 0.44],
      [tree(), 166, 116, 0.8],
    ]),
    on(0, [
      [pine(), -168, 206, 0.85],
      [car(brick[500]), -72, 224, 0.56],
      [tree(), 196, 176, 0.8],
      [bush(), 60, 232, 0.8],
    ]),
  ],
);
