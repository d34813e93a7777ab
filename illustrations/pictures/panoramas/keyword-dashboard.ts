/**
 * A dashboard, drawn for a window 2,560 wide: its instruments are in four columns of the container, which has
 * 1,200 of them. The small picture, 960 wide, has two columns and two rows in its middle 600. The page has a
 * name below each instrument of the wide one.
 */
import type { Color } from '../../drawing/color.ts';
import {
  type Drawing,
  type Paint,
  at,
  circle,
  ellipse,
  path,
  rect,
  stroke,
  times,
  transformed,
} from '../../drawing/drawing.ts';
import { place, shade } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { house } from '../../kit/buildings/house.ts';
import { inShade } from '../../kit/hands.ts';
import { tree } from '../../kit/nature.ts';
import { pictureAtNight } from '../../kit/night.ts';
import { tires } from '../../kit/street.ts';
import { type Plot, streetRow } from '../../kit/street-row.ts';
import { car } from '../../kit/vehicles.ts';
import { lightLine, warningLights } from '../../kit/warning-lights.ts';

/** The lower part, below the instruments, continues as the ground of the links on the page. */
const ground = { fill: blue[900], night: 'beacon' } as const;

/** Radius of the scale of an instrument. */
const radius = 81;

/** A point of the scale, at a share of its 270 degrees. */
const onScale = (share: number): string => {
  const angle = ((135 + share * 270) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};
const scale = (share: number): string =>
  `M${onScale(0)}A${radius} ${radius} 0 ${share > 2 / 3 ? 1 : 0} 1 ${onScale(share)}`;

/** An instrument of radius 98 with its warning light, and how far its scale is lit. */
const instrument = ({ color, share, sign }: (typeof warningLights)[number]): Drawing => [
  circle(0, 0, 98, { fill: blue[900], stroke: blue[500], strokeWidth: 5, night: 'beacon' }),
  path(scale(1), lightLine(blue[700], 9)),
  path(scale(share), lightLine(color, 9)),
  at(0, 0, sign, 0.86),
];

const shop = (name: string, wall: Color, accent: Color): Drawing =>
  place(garage({ name, wall, accent }), [-20, -2], 0.92);

const plots: Readonly<Record<string, Plot>> = {
  house: { things: [place(house(), [-14, -8], 0.95), place(tree(), [40, 50], 0.9)] },
  brakes: {
    things: [shop('BRAKES', paper[100], butter[400]), place(car(blue[500], 'y'), [50, -50], 0.9)],
  },
  tires: {
    things: [shop('TIRES', blue[100], blue[300]), place(tires(), [52, -54])],
  },
  oil: {
    things: [shop('OIL', paper[100], leaf[300]), place(car(brick[500], 'y'), [48, -40], 0.9)],
  },
  park: { things: [place(tree(), [-30, -30], 1.2), place(tree(leaf[500]), [24, -20])] },
};

/** The street behind the windshield. Origin: the middle of its first plot. */
const street = (names: readonly string[], seed: number): Drawing =>
  streetRow(
    names.map((name) => plots[name]!),
    seed,
    { right: 196, up: 2, height: 12 },
  );

/** A left hand that holds the rim of the wheel, its arm from the far left. Origin: the middle of the rim. */
const hand = (tone: Color, sleeve: Color): Drawing => [
  transformed('rotate(62 -20 62)', [
    path('M-62 30L12 40L22 90L-60 104Z', inShade(tone, 0.16)),
    path('M-62 98L24 86L104 860H-140Z', sleeve),
    path('M-62 98L-28 94L-66 860H-140Z', shade(sleeve, 0.2)),
  ]),
  transformed('rotate(66)', [
    path('M-34-62C-62-52-74-8-62 40C-52 78-22 104 18 112L66 64C40 52 18 40 6 16Z', tone),
    path(
      'M-34-62C-62-52-74-8-62 40C-52 78-22 104 18 112L30 100C-8 90-34 68-44 34C-52 4-48-36-34-62Z',
      inShade(tone, 0.16),
    ),
    [-45, -15, 15].map((y, finger) =>
      stroke(`M-30 ${y}H${[26, 32, 30][finger]}`, inShade(tone, 0.2), 35),
    ),
    [-45, -15, 15].map((y, finger) => stroke(`M-30 ${y}H${[26, 32, 30][finger]}`, tone, 28)),
    stroke('M-4 62Q22 60 40 36', inShade(tone, 0.2), 37),
    stroke('M-4 62Q22 60 40 36', tone, 30),
  ]),
  transformed('rotate(62 -20 62)', path('M-68 94L30 80L36 118L-68 132Z', { fill: paper[0] })),
];

/** A vent with its slats, 190 by 92. */
const vent: Drawing = [
  rect(0, 0, 190, 92, blue[950], 24),
  times(4, (slat) => rect(14, 15 + slat * 17, 162, 9, blue[700], 4)),
  rect(84, 10, 22, 72, blue[500], 8),
];

/** The ends of the dashboard, for windows wider than its instruments. Origin: its middle. */
const ends: Drawing = [
  at(-1190, 340, vent),
  // The glove compartment.
  rect(1000, 318, 240, 132, { fill: blue[700], stroke: blue[900], strokeWidth: 6 }, 26),
];

const title =
  'Through the steering wheel of a car: four warning lights on its dashboard, and repair shops on the street ahead';

type Wheel = {
  readonly y: number;
  readonly radii: readonly [x: number, y: number];
  readonly width: number;
  /** The middle of the hub, half of its width, and where its spokes meet the rim. */
  readonly hubY: number;
  readonly hub: number;
  readonly endY: number;
  /** Half of the width of the spoke below the hub. */
  readonly column: number;
};

/** The steering wheel: a rim, three spokes between the instruments and their names, and a hub with a horn. */
function wheel({ y, radii, width, hubY, hub, endY, column }: Wheel): Drawing {
  const [x, tall] = radii;
  const end = endY - hubY;
  const below = y + tall - hubY;
  const rim = (dy: number, color: Color, strokeWidth: number) =>
    ellipse(0, y + dy, x, tall, { fill: 'none', stroke: color, strokeWidth });
  return [
    rim(0, blue[950], width + 10),
    at(0, hubY, [
      path(
        `M0-18L${x} ${end - 11}V${end + 11}L${hub * 1.5} ${hub * 0.3}Q${column} ${hub * 0.5} ${column} ${hub * 1.5}V${below}H${-column}V${hub * 1.5}Q${-column} ${hub * 0.5} ${-hub * 1.5} ${hub * 0.3}L${-x} ${end + 11}V${end - 11}Z`,
        { fill: blue[600], stroke: blue[950], strokeWidth: 5 },
      ),
      rect(
        -hub,
        -hub * 0.8,
        hub * 2,
        hub * 1.6,
        { fill: blue[700], stroke: blue[950], strokeWidth: 5 },
        hub * 0.7,
      ),
      rect(-hub + 7, -hub * 0.8 + 5, hub * 2 - 14, hub * 1.6 - 16, blue[500], hub * 0.62),
      // The sign of the horn.
      at(
        0,
        -3,
        [
          path('M-24-8H-8L14-24V24L-8 8H-24Z', { fill: blue[100], night: 'beacon' }),
          stroke('M24-12Q34 0 24 12', blue[100], 6, { night: 'beacon' }),
        ],
        hub / 74,
      ),
    ]),
    rim(0, blue[700], width),
    rim(-width / 8, blue[500], width * 0.55),
  ];
}

const driver = hand(skin[3], leaf[600]);

/** What is above the street. */
type Sky = {
  readonly air: Paint | Color;
  readonly hills: Paint | Color;
  /** The sun or the moon, around its origin. */
  readonly light: Drawing;
  /** Where stars are, and the radius of each. */
  readonly stars: readonly (readonly [x: number, y: number, radius: number])[];
};

const day: Sky = {
  air: blue[200],
  hills: blue[300],
  light: circle(0, 0, 35, { fill: butter[400], night: 'beacon' }),
  stars: [],
};

const clearNight: Sky = {
  air: { fill: blue[800], night: 'beacon' },
  hills: { fill: blue[700], night: 'beacon' },
  light: circle(0, 0, 27, { fill: paper[100], night: 'beacon' }),
  stars: [
    [-1130, 60, 3],
    [-760, 70, 3],
    [-560, 30, 4],
    [-430, 74, 3],
    [150, 30, 3],
    [330, 62, 4],
    [640, 66, 3],
    [1060, 54, 3],
  ],
};

const starsOf = ({ stars }: Sky, edge: number): Drawing =>
  stars
    .filter(([x]) => Math.abs(x) < edge)
    .map(([x, y, radius]) => circle(x, y, radius, { fill: blue[200], night: 'beacon' }));

const wideUnder = (sky: Sky): Picture => ({
  title,
  width: 2560,
  height: 760,
  origin: [-1280, 0],
  drawing: [
    rect(-1280, 0, 2560, 300, sky.air),
    starsOf(sky, 1280),
    at(-292, 56, sky.light),
    path(
      'M-1280 190C-1000 60-820 70-560 150S-120 40 120 110S560 170 760 90S1100 60 1280 120V300H-1280Z',
      sky.hills,
    ),
    at(
      -1232,
      222,
      street(
        [
          'park',
          'house',
          'tires',
          'park',
          'oil',
          'park',
          'brakes',
          'house',
          'tires',
          'park',
          'oil',
          'house',
          'park',
          'brakes',
        ],
        305,
      ),
      0.96,
    ),
    // The dashboard with its lit upper edge.
    path('M-1280 286C-900 242-500 227 0 227S900 242 1280 286V760H-1280Z', blue[600]),
    path('M-1280 300C-900 257-500 243 0 243S900 257 1280 300V760H-1280Z', blue[800]),
    ends,
    rect(-1280, 516, 2560, 244, ground),
    rect(-606, 246, 1212, 260, { fill: blue[950] }, 118),
    // The outer ones are lower, inside the rim.
    warningLights.map((light, index) =>
      at((index - 1.5) * 300, index % 3 === 0 ? 400 : 373, instrument(light)),
    ),
    wheel({
      y: 556,
      radii: [684, 346],
      width: 46,
      hubY: 452,
      hub: 58,
      endY: 536,
      column: 16,
    }),
    at(-622, 410, driver, 0.92),
    transformed('matrix(-.92 0 0 .92 622 410)', driver),
  ],
});

/** For phones: two rows of instruments below the rim. */
const smallUnder = (sky: Sky): Picture => ({
  title,
  width: 960,
  height: 830,
  origin: [-480, 0],
  drawing: [
    rect(-480, 0, 960, 270, sky.air),
    starsOf(sky, 480),
    at(-196, 62, sky.light),
    path('M-480 170C-360 90-250 90-110 150S120 70 260 120S400 150 480 110V270H-480Z', sky.hills),
    at(-478, 214, street(['house', 'park', 'tires', 'brakes', 'park', 'oil'], 311), 0.9),
    path('M-480 268C-260 232-140 226 0 226S260 232 480 268V830H-480Z', blue[600]),
    path('M-480 282C-260 248-140 242 0 242S260 248 480 282V830H-480Z', ground),
    rect(-284, 262, 568, 500, { fill: blue[950] }, 150),
    rect(-284, 500, 568, 302, { fill: blue[950] }, 44),
    warningLights.map((light, index) =>
      at(index % 2 ? 150 : -150, index < 2 ? 478 : 688, instrument(light), 0.88),
    ),
    wheel({
      y: 583,
      radii: [304, 336],
      width: 38,
      hubY: 583,
      hub: 66,
      endY: 583,
      column: 36,
    }),
    at(-272, 430, driver, 0.72),
    transformed('matrix(-.72 0 0 .72 272 430)', driver),
  ],
});

export const pictures = {
  'keyword-dashboard': wideUnder(day),
  'keyword-dashboard-dark': pictureAtNight(wideUnder(clearNight)),
  'keyword-dashboard-small': smallUnder(day),
  'keyword-dashboard-small-dark': pictureAtNight(smallUnder(clearNight)),
};
