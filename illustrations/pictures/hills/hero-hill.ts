import { at } from '../../drawing/drawing.ts';
import { type Drawing } from '../../drawing/drawing.ts';
import { blob, extrude } from '../../drawing/extrusion.ts';
import { place, tint } from '../../drawing/isometric.ts';
import { mix } from '../../drawing/colour.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { cafe } from '../../kit/buildings/cafe.ts';
import { clinic } from '../../kit/buildings/clinic.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { house } from '../../kit/buildings/house.ts';
import { lawOffice } from '../../kit/buildings/law-office.ts';
import { tower } from '../../kit/buildings/tower.ts';
import { pin } from '../../kit/markers.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { umbrella } from '../../kit/street.ts';
import { stairs } from '../../kit/terrain.ts';
import { car } from '../../kit/vehicles.ts';

/** Height of one terrace. */
const rise = 27;

/** Terraces from the foot to the summit, each a little uphill of the one below. */
const terraces = [
  {
    centre: [0, 56],
    radii: [252, 282],
    colours: [blue[700], mix(blue[700], blue[800], 0.6), blue[900]],
  },
  { centre: [2, 22], radii: [226, 246], colours: [blue[600], blue[700], blue[800]] },
  { centre: [4, -18], radii: [202, 206], colours: [blue[500], blue[600], blue[700]] },
  { centre: [2, -60], radii: [172, 166], colours: [blue[400], blue[500], blue[600]] },
  { centre: [0, -102], radii: [138, 126], colours: [blue[200], blue[300], blue[400]] },
  { centre: [-4, -142], radii: [104, 86], colours: [paper[100], paper[300], paper[400]] },
] as const;

export const hill: Drawing = terraces.map(({ centre: [x, y], radii: [rx, ry], colours }, level) => {
  const [top, lit, shaded] = colours;
  const z = level * rise;
  const shape = { seed: 4 + level * 0.013, wobble: 0.022 };
  return [
    extrude(
      blob({ ...shape, centre: [x, y + 3], radii: [rx + 5, ry + 6] }),
      z - rise,
      z - rise + 13,
      {
        top: mix(top, lit, 0.55),
        lit,
        shaded,
        rim: tint(top, 0.2),
      },
    ),
    extrude(blob({ ...shape, centre: [x, y], radii: [rx, ry] }), z - rise + 13, z, {
      top,
      lit,
      shaded,
      rim: tint(top, 0.4),
    }),
  ];
});

/** What stands on one terrace, from far to near. */
const on = (level: number, things: readonly (readonly [Drawing, number, number, number?])[]) =>
  things.map(([thing, x, y, scale]) => place(thing, [x, y, level * rise], scale));

const flight = stairs(rise, { width: 22, tread: 6.5 });

const summit = on(5, [
  [tower({ name: 'ACME' }), -12, -146, 0.66],
  [tree(), -62, -82, 0.8],
  [tree(), 64, -176, 0.85],
  [person(), 66, -118, 0.9],
  [bush(), 26, -72, 0.8],
  [person({ top: butter[400], skin: skin[4], hair: blue[950] }), 60, -96, 0.9],
]);
const fourth = on(4, [
  [pine(), -118, -30, 0.85],
  [lawOffice(), -62, -20, 0.62],
  [flight, 36, -64],
  [person({ top: blue[700], skin: skin[3], hair: blue[950] }), -6, 8, 0.85],
  [tree(), 102, -30, 0.8],
  [bush(), 84, 2, 0.8],
]);
const third = on(3, [
  [tree(), -120, 60, 0.9],
  [flight, -78, 14],
  [bush(), -92, 84, 0.8],
  [tree(), 0, 90, 0.7],
  [garage({ name: 'REPAIR' }), 72, 62, 0.6],
  [car(brick[500], 'y'), 112, 36, 0.62],
  [person({ top: blue[700] }), 120, 92, 0.85],
]);
const second = on(2, [
  [pine(), -140, 140, 0.95],
  [pine(), -126, 166, 0.75],
  [clinic(), -70, 146, 0.66],
  [flight, 106, 92],
  [person({ top: orange[500], skin: skin[1], hair: skin[4] }), -16, 150, 0.85],
  [tree(), 2, 168, 0.7],
  [cafe({ name: 'CAFE' }), 52, 140, 0.6],
  [tree(), 170, 110, 0.8],
]);
const first = on(1, [
  [tree(), -160, 222, 0.95],
  [house({ wall: paper[0], roof: orange[500] }), -108, 226, 0.66],
  [flight, -40, 178],
  [person({ top: butter[400] }), -70, 214, 0.85],
  [bush(), -76, 250, 0.9],
  [tree(), 46, 240, 0.85],
  [bakery(), 108, 228, 0.7],
  [umbrella(), 186, 166, 0.8],
  [person({ top: leaf[600], skin: skin[2], hair: brick[600] }), 152, 206, 0.88],
  [person({ top: paper[0], skin: skin[4], hair: blue[950] }), 154, 226, 0.88],
]);
const foot = on(0, [
  [pine(), -150, 290, 0.95],
  [pine(), -126, 308, 0.75],
  [car(butter[400]), -60, 276, 0.66],
  [tree(), 222, 150, 0.9],
  [bush(), 60, 306, 0.9],
  [bush(), 226, 186, 0.9],
  [tree(), 150, 290, 0.9],
]);

/** Ranks climb with the hill: 9, 6, 4, 2, 1. */
const ranks: Drawing = [
  place(pin('9', blue[200]), [100, 232, rise + 52], 0.72),
  place(pin('6', blue[200]), [-74, 142, 2 * rise + 72], 0.74),
  place(pin('4', orange[300]), [66, 58, 3 * rise + 52], 0.78),
  place(pin('2', orange[400]), [-66, -20, 4 * rise + 74], 0.84),
  place(pin('1'), [-20, -154, 5 * rise + 112], 1.3),
];

/** Everything that stands on the hill. */
export const town: Drawing = [summit, fourth, third, second, first, foot, ranks];

/** Puts the hill on its canvas. */
export const heroPicture = (drawing: Drawing): Picture => ({
  title: 'A hillside of small businesses, each one standing a step higher than the last',
  width: 790,
  height: 700,
  drawing: at(440, 410, drawing),
});

export const picture = heroPicture([hill, town]);

/** Where each shop's front door lets light out: place, and half the width of the pool. */
export const doorsteps: readonly (readonly [x: number, y: number, level: number, reach: number])[] =
  [
    [30, -150, 5, 34],
    [-22, -22, 4, 28],
    [108, 66, 3, 36],
    [-34, 148, 2, 30],
    [84, 142, 2, 28],
    [-74, 226, 1, 26],
    [144, 230, 1, 34],
  ];
