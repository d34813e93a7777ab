import type { Drawing } from '../../drawing/drawing.ts';
import { blob, extrude } from '../../drawing/extrusion.ts';
import { place, tint } from '../../drawing/isometric.ts';
import { blue, brick, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { cafe } from '../../kit/buildings/cafe.ts';
import { clinic } from '../../kit/buildings/clinic.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { house } from '../../kit/buildings/house.ts';
import { lawOffice } from '../../kit/buildings/law-office.ts';
import { rowHouses } from '../../kit/buildings/row-houses.ts';
import { tower } from '../../kit/buildings/tower.ts';
import { pin } from '../../kit/markers.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { umbrella } from '../../kit/street.ts';
import { car, van } from '../../kit/vehicles.ts';

const rise = 30;

const levels = [
  { y: 50, radii: [214, 196], colours: [blue[700], blue[800], blue[900]] },
  { y: 30, radii: [196, 176], colours: [blue[500], blue[600], blue[700]] },
  { y: -6, radii: [170, 150], colours: [blue[400], blue[500], blue[600]] },
  { y: -42, radii: [142, 122], colours: [blue[200], blue[300], blue[400]] },
  { y: -76, radii: [112, 92], colours: [paper[100], paper[300], paper[400]] },
] as const;

const hill: Drawing = levels.map(({ y, radii, colours: [top, lit, shaded] }, level) =>
  extrude(
    blob({ centre: [0, y], radii, seed: 6 + level * 0.012, wobble: 0.022 }),
    (level - 1) * rise,
    level * rise,
    { top, lit, shaded, rim: tint(top, 0.35) },
  ),
);

const on = (level: number, things: readonly (readonly [Drawing, number, number, number?])[]) =>
  things.map(([thing, x, y, scale]) => place(thing, [x, y, level * rise], scale));

export const picture = scene(
  'A hill with four streets of shops, workshops, practices and offices',
  { width: 720, height: 640, centre: [372, 392], scale: 1.02 },
  [
    hill,
    on(4, [
      [tower(), -40, -132, 0.5],
      [lawOffice(), 36, -92, 0.5],
      [tree(), -84, -70, 0.8],
      [person(), 72, -44, 0.8],
    ]),
    place(pin('1'), [-40, -134, 4 * rise + 92]),
    on(3, [
      [rowHouses(), -96, 8, 0.52],
      [tree(), 120, -80, 0.75],
      [person({ top: blue[700] }), -40, 36, 0.78],
      [bush(), 96, -8, 0.7],
      [clinic(), 14, 30, 0.52],
      [tree(), 64, 54, 0.65],
    ]),
    on(2, [
      [garage({ name: 'REPAIR' }), 112, 62, 0.5],
      [house({ roof: brick[500] }), -112, 92, 0.52],
      [pine(), -158, 70, 0.8],
      [car(brick[500]), -58, 112, 0.6],
      [tree(), 18, 116, 0.75],
      [person(), 150, 110, 0.78],
    ]),
    on(1, [
      [bakery(), -66, 172, 0.54],
      [tree(), 166, 118, 0.85],
      [cafe(), 64, 158, 0.54],
      [person({ top: butter[400], skin: skin[4], hair: blue[950] }), -14, 184, 0.8],
      [umbrella(orange[500]), 112, 164, 0.75],
      [bush(), -140, 190, 0.8],
    ]),
    on(0, [
      [pine(), -168, 206, 0.85],
      [tree(), 196, 176, 0.8],
      [van(), 36, 214],
    ]),
  ],
);
