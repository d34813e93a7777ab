/**
 * The first months of SEO: a rank line climbs four terraces across the whole page, with the work of one step on each.
 * The terraces are above the four columns of text. The ground in front has the color of the section below it, also at
 * night, because the words of the page continue on it.
 */
import { type Color, mix } from '../../drawing/color.ts';
import { type Drawing, type Point, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { type Outline, extrude } from '../../drawing/extrusion.ts';
import { block, onTopFace, place, tint } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { chartWindow, screen } from '../../kit/devices.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { flag, lamp, umbrella } from '../../kit/street.ts';
import { car, van } from '../../kit/vehicles.ts';
import { clipboard, ladder, toolbox } from '../../kit/works.ts';

/** Where the terraces are, in pixels. */
type Layout = {
  readonly width: number;
  readonly height: number;
  /** The left end of the first terrace, and the distance to the next. */
  readonly left: number;
  readonly pitch: number;
  /** The front edge of the first terrace, and how much higher the next one is. */
  readonly front: number;
  readonly rise: number;
  /** The width of the rank line, and the radius of its numbers. */
  readonly line: number;
  readonly number: number;
  /** The scale of the things on a terrace. */
  readonly scale: number;
};

/** The height of the side of a terrace, and its extent from front to back, in shares of its rise. */
const side = 0.5;
const depth = 1.55;

/** The colors of the top of a terrace, of its side in the light, and in the shade. */
const colors: readonly (readonly [Color, Color, Color])[] = [
  [blue[600], blue[700], blue[800]],
  [blue[500], blue[600], blue[700]],
  [blue[300], blue[400], blue[500]],
  [paper[100], paper[300], paper[400]],
];

/** The position in the model of a point of the picture on the ground. */
const onGround = ([x, y]: Point): Point => [x / Math.sqrt(3) + y, y - x / Math.sqrt(3)];

/** A terrace that begins with a rounded end and extends past the right edge of the picture. */
function terrace({ width, left, pitch, front, rise }: Layout, level: number): Drawing {
  const [top, lit, shaded] = colors[level]!;
  const [start, near] = [left + level * pitch, front - level * rise];
  const [radius, half] = [rise * 1.5, (rise * depth) / 2];
  const outline = (wider: number): Outline => {
    const edge: Point[] = [];
    for (let angle = 0; angle <= 180; angle += 3) {
      const turn = (angle * Math.PI) / 180;
      const bend = (value: number) => Math.sign(value) * Math.abs(value) ** 0.7;
      edge.push([
        start + radius - wider - bend(Math.sin(turn)) * radius,
        near - half + bend(Math.cos(turn)) * (half + wider / 2),
      ]);
    }
    const ends = [edge.at(-1)!, edge[0]!];
    // Straight edges need many points, or the fitted curve bends.
    const along = (y: number, index: number): Point => {
      const from = start + radius - wider;
      return [from + ((width + 60 - from) * index) / 60, y];
    };
    const steps = Array.from({ length: 60 }, (_, index) => index + 1);
    return [
      ...edge,
      ...steps.map((index) => along(ends[0]![1], index)),
      ...steps.toReversed().map((index) => along(ends[1]![1], index)),
    ].map((point) => onGround(point));
  };
  const height = rise * side;
  return [
    extrude(outline(7), -height, -height * 0.45, {
      top: mix(top, lit, 0.55),
      lit,
      shaded,
      rim: tint(top, 0.2),
    }),
    extrude(outline(0), -height * 0.45, 0, { top, lit, shaded, rim: tint(top, 0.4) }),
  ];
}

/** The middle of the rank line on a terrace; on the ground in front for level -1. */
const lineAt = ({ front, rise }: Layout, level: number): number =>
  level < 0 ? front + rise * 0.28 : front - level * rise - rise * 0.26;

/** The rank line, level on each terrace, with the curves of the chart in the hero between them. */
function rankLine(layout: Layout): Drawing {
  const { width, left, pitch, rise, line } = layout;
  const climb = (level: number) => {
    const middle = left + level * pitch + rise * 0.22;
    const [from, to] = [lineAt(layout, level - 1), lineAt(layout, level)];
    const reach = rise * 0.62;
    return `H${middle - reach}C${middle} ${from} ${middle} ${to} ${middle + reach} ${to}`;
  };
  const begin = left - pitch * 0.22;
  const waiting = `M-20 ${lineAt(layout, -1)}H${begin}`;
  const climbing = `M${begin} ${lineAt(layout, -1)}${[0, 1, 2, 3].map((level) => climb(level)).join('')}H${width + 20}`;
  return [
    stroke(waiting, blue[200], line, { night: 'beacon' }),
    at(0, line * 0.45, stroke(climbing, mix(orange[600], blue[950], 0.2), line)),
    stroke(climbing, orange[500], line, { night: 'beacon' }),
    circle(begin, lineAt(layout, -1), line * 1.05, {
      fill: blue[900],
      stroke: orange[500],
      strokeWidth: line * 0.6,
      night: 'beacon',
    }),
  ];
}

/** The number of a step on the line. */
const number = (layout: Layout, level: number): Drawing => {
  const { left, pitch, rise } = layout;
  return at(left + level * pitch + rise * 1.35, lineAt(layout, level), [
    circle(0, 0, layout.number, {
      fill: paper[0],
      stroke: orange[500],
      strokeWidth: layout.line * 0.6,
      night: 'beacon',
    }),
    lettering(0, layout.number * 0.42, String(level + 1), {
      size: layout.number * 1.25,
      face: 'gabarito-800',
      color: blue[950],
      anchor: 'middle',
      night: 'beacon',
    }),
  ]);
};

/** The work of each step, around the middle of its place. */
const works: readonly Drawing[] = [
  [
    place(pine(), [-70, 30], 1.2),
    place(clipboard(butter[400]), [-14, -46], 1.35),
    place(person({ top: paper[0], skin: skin[3], hair: blue[950], reach: 'left' }), [40, -6], 1.1),
  ],
  [
    place(tree(), [-82, 20], 1.1),
    block([-50, -44], [92, 84, 3], paper[300]),
    onTopFace(
      [-50, -44, 3],
      [
        rect(2, 2, 88, 80, paper[0], 3),
        path('M2 50q26-16 44 0t44-8v40H2Z', leaf[300]),
        stroke('M16 66q4-26 26-24t22-24', blue[600], 4, { dash: '7 6' }),
        circle(16, 66, 6, blue[800]),
        circle(42, 42, 6, blue[500]),
        circle(64, 18, 7, brick[500]),
      ],
    ),
    place(flag({ height: 42, scale: 1.1, color: brick[500] }), [14, -26, 3]),
    place(person({ top: butter[400], skin: skin[2], pack: blue[800] }), [36, 30], 1.05),
  ],
  [
    place(pine(), [-60, 66], 1.1),
    place(shop({ name: 'YOU', accent: blue[600] }), [-20, -6], 0.72),
    place(ladder(50), [12, 10], 0.95),
    place(
      person({ top: butter[400], skin: skin[4], hat: paper[0], reach: 'up' }),
      [16, 18, 16],
      1.05,
    ),
    place(toolbox(), [64, 2], 0.8),
  ],
  [
    place(tree(), [-66, 46], 1.15),
    place(screen(88, 78, chartWindow(88, 78)), [-26, -50], 1.1),
    place(person({ top: leaf[500] }), [34, -4], 1.1),
    place(person({ top: blue[700], skin: skin[4], hair: blue[950] }), [32, 22], 1.1),
  ],
];

/** People on the terraces. */
const somebody: readonly [Drawing, Drawing, Drawing] = [
  person({ top: butter[400] }),
  person({ top: paper[0], skin: skin[4], hair: blue[950] }),
  person({ top: leaf[500], skin: skin[1], hair: skin[4] }),
];

/** A thing at a point of the picture. */
type Planted = readonly [thing: Drawing, x: number, y: number, scale: number];

/** The picture with things on the terraces, and on the ground in front of them. */
const ascent = (
  layout: Layout,
  onTerraces: readonly Planted[],
  inFront: readonly Planted[],
): Picture => {
  const { width, height, left, pitch, front, rise, scale } = layout;
  const plant = (things: readonly Planted[]) =>
    things.map(([thing, x, y, size]) => at(x, y, thing, size * scale));
  const horizon = front - rise * 0.62;
  return {
    title: '',
    width,
    height,
    drawing: [
      path(
        `M-20 ${horizon}Q${left / 2} ${horizon - 26} ${left + pitch} ${horizon}H${width + 20}V${height + 20}H-20Z`,
        { fill: blue[900], night: 'beacon' },
      ),
      [0, 1, 2, 3].map((level) => terrace(layout, level)),
      plant(onTerraces),
      plant(inFront),
      rankLine(layout),
      [0, 1, 2, 3].map((level) => [
        at(left + level * pitch + pitch * 0.62, front - level * rise - rise, works[level]!, scale),
        number(layout, level),
      ]),
    ],
  };
};

const wide: Layout = {
  width: 2560,
  height: 650,
  left: 565,
  pitch: 306,
  front: 576,
  rise: 102,
  line: 14,
  number: 23,
  scale: 1.3,
};

const small: Layout = {
  width: 780,
  height: 560,
  left: 70,
  pitch: 176,
  front: 490,
  rise: 88,
  line: 15,
  number: 28,
  scale: 0.95,
};

export const pictures: Readonly<Record<string, Picture>> = {
  'seo-ascent': ascent(
    wide,
    [
      [tree(), 1845, 172, 1.1],
      [pine(), 2290, 168, 1.2],
      [bush(), 2330, 190, 1],
      [shop({ name: 'SHOES', accent: blue[500] }), 2080, 182, 0.8],
      [person({ top: leaf[500], skin: skin[3], hair: blue[950] }), 2200, 214, 1.05],
      [tree(), 2480, 180, 1.1],
      [lamp(), 1640, 352, 1],
      [tree(), 1708, 352, 0.9],
      [car(butter[400]), 1790, 346, 1],
      [lamp(), 1880, 352, 1],
      [umbrella(blue[500]), 1970, 356, 1],
      [somebody[0], 1936, 360, 1],
      [somebody[1], 2002, 360, 1],
      [lamp(), 2120, 352, 1],
      [pine(), 2200, 354, 1],
      [somebody[2], 2262, 360, 1],
      [lamp(), 2360, 352, 1],
      [tree(), 2440, 354, 1],
      [lamp(), 1330, 454, 1],
      [umbrella(butter[400]), 1420, 458, 1],
      [somebody[1], 1386, 462, 1],
      [somebody[2], 1454, 462, 1],
      [lamp(), 1570, 454, 1],
      [pine(), 1650, 456, 1],
      [bush(), 1686, 464, 0.9],
      [van({ color: paper[0], stripe: blue[500] }), 1740, 446, 1],
      [lamp(), 1850, 454, 1],
      [somebody[0], 1920, 462, 1],
      [tree(), 1984, 456, 1],
      [lamp(), 2090, 454, 1],
      [car(blue[300]), 2190, 448, 1],
      [lamp(), 2330, 454, 1],
      [pine(), 2430, 456, 1],
      [lamp(), 1010, 556, 1],
      [pine(), 1084, 556, 1],
      [bush(), 1122, 566, 1],
      [car(brick[500]), 1190, 548, 1],
      [lamp(), 1300, 556, 1],
      [somebody[2], 1368, 564, 1],
      [somebody[0], 1402, 564, 1],
      [tree(), 1462, 558, 1],
      [lamp(), 1590, 556, 1],
      [umbrella(brick[500]), 1690, 560, 1],
      [somebody[1], 1656, 564, 1],
      [somebody[2], 1724, 564, 1],
      [lamp(), 1830, 556, 1],
      [car(paper[0]), 1930, 548, 1],
      [pine(), 2030, 558, 1.05],
      [lamp(), 2120, 556, 1],
      [somebody[0], 2190, 564, 1],
      [tree(), 2270, 558, 1],
      [lamp(), 2400, 556, 1],
      [pine(), 2480, 560, 1],
    ],
    [
      [pine(), 492, 552, 1.1],
      [pine(), 528, 566, 0.85],
      [tree(), 400, 556, 1.1],
      [shop({ name: 'BOOKS', accent: blue[400] }), 230, 540, 0.8],
      [bush(), 320, 568, 1],
      [pine(), 90, 548, 1.2],
      [pine(), 52, 564, 0.9],
    ],
  ),
  'seo-ascent-small': ascent(
    small,
    [
      [bush(), 520, 478, 1],
      [pine(), 330, 474, 1],
      [tree(), 700, 474, 1.1],
      [pine(), 560, 384, 1],
      [bush(), 740, 392, 1],
    ],
    [],
  ),
};
