/** The number 404 as land: `kit/relief.ts` raises the ground around the lines of the digits. */
import type { Color } from '../../drawing/color.ts';
import {
  type Drawing,
  type Point,
  ellipse,
  path,
  polyline,
  stroke,
} from '../../drawing/drawing.ts';
import { type Place, place, project, shade, tint } from '../../drawing/isometric.ts';
import { blue, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { house } from '../../kit/buildings/house.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { type Line, flat, outlinesAround, raise } from '../../kit/relief.ts';
import { scene } from '../../kit/scene.ts';
import { flag, signpost } from '../../kit/street.ts';
import { tent } from '../../kit/works.ts';

/** The lines of the digits: u to the right, v down. */
const four: readonly Line[] = [
  [
    [162, 400],
    [162, 0],
    [-22, 280],
    [246, 280],
  ],
];
const zero: readonly Line[] = [
  Array.from({ length: 65 }, (_, index): Point => {
    const angle = (index / 64) * 2 * Math.PI;
    const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / 2.4);
    return [112 + 108 * bend(Math.cos(angle)), 200 + 200 * bend(Math.sin(angle))];
  }),
];
/** The middle of a digit. */
const middle: Point = [112, 200];
/** The direction of u on the ground, which is nearly level in the picture. */
const turn = (-49 / 180) * Math.PI;

/** A point of a digit on the ground, where the digit's middle is at `at`. */
const laid = ([x, y]: Point, [u, v]: Point): Point => {
  const [du, dv] = [u - middle[0], v - middle[1]];
  return [
    x + du * Math.cos(turn) - dv * Math.sin(turn),
    y + du * Math.sin(turn) + dv * Math.cos(turn),
  ];
};

type Layer = {
  /** Distance from the lines, and heights, in model units. */
  readonly reach: number;
  readonly from: number;
  readonly to: number;
  readonly colors: readonly [top: Color, lit: Color, shaded: Color];
};

const layers: readonly [Layer, Layer, Layer, Layer] = [
  { reach: 84, from: -30, to: 0, colors: [blue[700], blue[800], blue[950]] },
  { reach: 70, from: 0, to: 30, colors: [blue[500], blue[600], blue[700]] },
  { reach: 56, from: 30, to: 62, colors: [blue[300], blue[400], blue[500]] },
  { reach: 42, from: 62, to: 100, colors: [paper[100], paper[300], paper[400]] },
];
/** Height of the ground on the digits, and of the lake. */
const [ground, lake] = [100, 40];

/** Where the middles of the digits are. */
type Middles = readonly [Point, Point, Point];

function land(middles: Middles): Drawing {
  const lines = [four, zero, four].flatMap((digit, index) =>
    digit.map((line) => line.map((point) => laid(middles[index]!, point))),
  );
  const outlines = outlinesAround(
    lines,
    layers.map(({ reach }) => reach),
  );
  const [x, y] = middles[1];
  const water = outlinesAround([zero[0]!.map((point) => laid([x, y], point))], [58])[0]!.slice(-1);
  return layers.map(({ from, to, colors: [top, lit, shaded] }, index) => [
    index === 2 ? flat(water, lake, blue[100]) : [],
    raise(outlines[index]!, from, to, { top, lit, shaded, rim: tint(top, 0.35) }),
  ]);
}

/** A rowing boat with an oar, 64 long. */
const boat: Drawing = [
  ellipse(-3, 9, 34, 10, { fill: blue[950], opacity: 0.12 }),
  path('M-32-8Q-27 12 0 12Q27 12 32-8Q0 6-32-8Z', orange[600]),
  path('M-32-8Q0-22 32-8Q0 6-32-8Z', orange[300]),
  path('M-25-8Q0-18 25-8Q0 2-25-8Z', skin[4]),
  path('M-6-14l7 0l4 10l-7 1Z', orange[300]),
  stroke('M-10-2L-34 16', skin[2], 3.5),
];

/** Two ripples, 40 wide. */
const ripples: Drawing = stroke('M-20 0q10-5 20 0t20 0M-4 12q8-4 16 0', blue[300], 3);

/** Planks between two places of the same height, in model units: 26 wide. */
function planks(from: Place, to: Place): Drawing {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const side = (share: number, across: number, z: number) =>
    project(from[0] + dx * share - uy * across, from[1] + dy * share + ux * across, z);
  const count = Math.round(length / 12);
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [index / count, (index + 0.86) / count];
    const color = index % 2 ? skin[2] : skin[1];
    const corners = (z: number) => [
      side(start, -13, z),
      side(end, -13, z),
      side(end, 13, z),
      side(start, 13, z),
    ];
    const [one, two, three, fourth] = corners(ground + 4);
    const [, , low, lowest] = corners(ground - 4);
    return [
      path(
        `M${fourth!.join(' ')}L${three!.join(' ')}L${low!.join(' ')}L${lowest!.join(' ')}Z`,
        shade(color, 0.3),
      ),
      path(`M${[one, two, three, fourth].map((point) => point!.join(' ')).join('L')}Z`, color),
    ];
  });
}

/** What stands on the land, at a scale. `sign` is the scale of the signpost, whose word is read. */
function things(middles: Middles, scale: number, sign: number): Drawing {
  const on = (digit: 0 | 1 | 2, u: number, v: number, z = ground): Place => [
    ...laid(middles[digit], [u, v]),
    z,
  ];
  const stand = (thing: Drawing, spot: Place, size = 1) => place(thing, spot, size * scale);
  const way = (...spots: readonly Place[]) =>
    polyline(
      spots.map(([x, y, z]) => project(x, y, z)),
      blue[400],
      5 * scale,
      { dash: `0 ${13 * scale}` },
    );
  const rim = Array.from({ length: 17 }, (_, index) => {
    const angle = ((168 - 9.75 * index) / 180) * Math.PI;
    return on(1, 112 + 108 * Math.cos(angle), 200 + 200 * Math.sin(angle));
  });
  return [
    planks(on(0, 276, 278), on(1, -30, 240)),
    planks(on(1, 254, 246), on(2, -56, 282)),
    way(on(0, 162, 356), on(0, 162, 306), on(0, 190, 281), on(0, 262, 280)),
    way(on(1, -16, 240), ...rim, on(1, 240, 248)),
    way(on(2, -40, 282), on(2, 84, 282)),
    // The first 4.
    stand(pine(), on(0, 178, 14), 1.4),
    stand(bush(), on(0, 146, 34), 1.1),
    stand(pine(), on(0, 14, 258), 1.2),
    stand(tree(), on(0, -26, 290), 1.35),
    // The lake.
    stand(tree(), on(1, 64, 24), 1.4),
    stand(pine(), on(1, 118, 0), 1.5),
    stand(bush(), on(1, 156, 18), 1.1),
    stand(tent(blue[500]), on(1, 208, 116), 0.72),
    stand(ripples, on(1, 98, 142, lake)),
    stand(boat, on(1, 112, 226, lake), 1.1),
    // The last 4.
    stand(pine(), on(2, 140, 40), 1.3),
    stand(flag({ height: 74, scale: 1.5 }), on(2, 172, -4), 1.1),
    stand(house({ wall: paper[0], roof: orange[500] }), on(2, 150, 268), 0.78),
    stand(tree(), on(2, 246, 268), 1.3),
    stand(bush(), on(2, 150, 406), 1.1),
    // The visitor.
    stand(signpost('HOME'), on(0, 226, 300), sign),
    stand(
      person({ top: blue[600], skin: skin[4], pack: orange[500], reach: 'right' }),
      on(0, 160, 396),
      1.75,
    ),
  ];
}

const title =
  'The number 404 as land seen from above: a lost hiker on the first 4, a lake in the 0, and a house on the last 4';

const middles = ([dx, dy]: Point): Middles => {
  const [along, across] = [dx / Math.cos(Math.PI / 6), dy / 0.5];
  const [x, y] = [(across + along) / 2, (across - along) / 2];
  return [
    [-x, -y],
    [0, 0],
    [x, y],
  ];
};

const wide = middles([478, -84]);
const narrow = middles([374, -118]);

export const pictures: Readonly<Record<string, Picture>> = {
  'not-found': scene(title, { width: 1400, height: 680, center: [702, 374], scale: 0.88 }, [
    land(wide),
    things(wide, 1, 2.2),
  ]),
  /** For phones: the digits are closer, and the things on them larger. */
  'not-found-small': scene(title, { width: 780, height: 590, center: [392, 316], scale: 0.59 }, [
    land(narrow),
    things(narrow, 1.35, 2.5),
  ]),
};
