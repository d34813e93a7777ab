/** Parts of interface pictures: real layouts with plausible numbers, all text as outlines. */
import { type Color, mix } from '../drawing/color.ts';
import { splineThrough } from '../drawing/curves.ts';
import {
  type Drawing,
  type Paint,
  type Point,
  at,
  circle,
  ellipse,
  path,
  rect,
  round,
  stroke,
  times,
} from '../drawing/drawing.ts';
import { drawIsoLines } from '../drawing/iso-lines.ts';
import { type LetteringOptions, lettering, measure } from '../drawing/lettering.ts';
import { blue, brick, butter, leaf, navy, orange, paper, white } from '../drawing/ramps.ts';

/** Roles of the interface, from the ramps. */
export const ui = {
  ground: mix(blue[50], white, 0.5),
  line: mix(blue[50], navy.quiet, 0.1),
  quietFill: mix(blue[50], navy.quiet, 0.05),
  ink: navy.ink,
  inkSoft: navy.quiet,
  muted: mix(navy.quiet, white, 0.15),
  emptyStar: mix(navy.quiet, white, 0.4),
  lastYear: mix(blue[300], navy.quiet, 0.2),
} as const;

type TextOptions = Partial<Omit<LetteringOptions, 'size'>>;

/** Text in Figtree 500 and ink unless told otherwise. */
export const text = (
  x: number,
  y: number,
  words: string,
  size: number,
  options: TextOptions = {},
) => lettering(x, y, words, { size, face: 'figtree-500', color: ui.ink, ...options });

/** A muted label at a baseline. */
export const label = (
  x: number,
  y: number,
  words: string,
  size: number,
  options: TextOptions = {},
) => text(x, y, words, size, { face: 'figtree-600', color: ui.muted, ...options });

/** A white panel with a thin edge. */
export const card = (x: number, y: number, width: number, height: number): Drawing =>
  rect(x, y, width, height, { fill: white, stroke: ui.line, strokeWidth: 1.5 }, 12);

/** Horizontal hairlines, as one shape. */
export const hairlines = (x: number, width: number, heights: readonly number[]): Drawing =>
  stroke(heights.map((y) => `M${x} ${y}h${width}`).join(''), ui.line, 1.5);

type DeltaOptions = {
  readonly size?: number;
  /** Whether the arrow points up. */
  readonly up?: boolean;
  /** Whether the change is welcome. */
  readonly good?: boolean;
};

const deltaWidth = (words: string, size: number) =>
  measure(words, { size, face: 'figtree-700' }) + size * 2;

/** A change with its arrow on a tinted pill; x is its left edge, y the baseline. */
export function delta(x: number, y: number, words: string, options: DeltaOptions = {}): Drawing {
  const { size = 13, up = true, good = true } = options;
  const ink = good ? leaf[700] : brick[600];
  const arrow = up
    ? `M${x + size * 0.62} ${y - 1.5}l${size * 0.35}${-size * 0.5}l${size * 0.35} ${size * 0.5}Z`
    : `M${x + size * 0.62} ${y - size * 0.5 - 1.5}l${size * 0.35} ${size * 0.5}l${size * 0.35}${-size * 0.5}Z`;
  return [
    rect(
      x,
      y - size - 1,
      round(deltaWidth(words, size)),
      size + 9,
      good ? leaf[100] : brick[100],
      (size + 9) / 2,
    ),
    path(arrow.replace(/(\d)-/g, '$1 -'), ink),
    text(x + size * 1.54, y + 0.5, words, size, { face: 'figtree-700', color: ink }),
  ];
}

/** A change centered on x. */
export const centeredDelta = (x: number, y: number, words: string, options: DeltaOptions = {}) =>
  delta(x - deltaWidth(words, options.size ?? 13) / 2, y, words, options);

type ChipOptions = {
  readonly width: number;
  readonly on?: boolean;
  readonly size?: number;
  readonly height?: number;
};

/** A filter chip; x and y are its upper left corner. */
export function chip(x: number, y: number, words: string, options: ChipOptions): Drawing {
  const { width, on = false, size = 13, height = 30 } = options;
  return [
    rect(
      x,
      y,
      width,
      height,
      { fill: on ? blue[700] : white, stroke: on ? blue[700] : ui.line, strokeWidth: 1.5 },
      height / 2,
    ),
    text(x + width / 2, y + height / 2 + size * 0.35, words, size, {
      face: 'figtree-600',
      color: on ? white : ui.inkSoft,
      anchor: 'middle',
    }),
  ];
}

type SparkOptions = {
  readonly color?: Color;
  readonly filled?: boolean;
  readonly strokeWidth?: number;
};

/** A small line of values in a box, its last value marked. */
export function spark(
  [x, y, width, height]: readonly [number, number, number, number],
  values: readonly number[],
  { color = blue[600], filled = false, strokeWidth = 2.2 }: SparkOptions = {},
): Drawing {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index): Point => [
    x + (index * width) / (values.length - 1),
    y + height - ((value - low) / (high - low || 1)) * height,
  ]);
  const line = splineThrough(points);
  const end = points.at(-1) ?? [x, y];
  return [
    filled
      ? path(`${line}L${x + width} ${y + height + 2}L${x} ${y + height + 2}Z`, {
          fill: color,
          opacity: 0.12,
        })
      : [],
    stroke(line, color, strokeWidth),
    // A stroke, so that it has the color of the line at night too.
    stroke(`M${end[0]} ${end[1]}h0`, color, strokeWidth * 2.8),
  ];
}

/** Five stars, the first `filled` of them orange, in one shape each. */
export function stars(x: number, y: number, filled: number, scale = 1): Drawing {
  const star = 'l2.1 4.5l4.9 .6l-3.6 3.4l.9 4.9l-4.3-2.4l-4.3 2.4l.9-4.9l-3.6-3.4l4.9-.6Z';
  const row = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => `M${(from + i) * 16}-7${star}`).join('');
  return at(
    x,
    y,
    [path(row(0, filled), orange[500]), filled < 5 ? path(row(filled, 5), ui.emptyStar) : []],
    scale,
  );
}

/** A share as a bar on a quiet track, 9 high. */
export const shareBar = (
  x: number,
  y: number,
  width: number,
  share: number,
  color: Color,
): Drawing => [
  rect(x, y, width, 9, ui.quietFill, 4.5),
  rect(x, y, round(width * share), 9, { fill: color, night: 'beacon' }, 4.5),
];

/** A map: water, parks, streets and houses. The caller clips it to its box. */
export function streetMap(): Drawing {
  const sand = mix(paper[100], paper[200], 0.6);
  const hills = [
    { center: [640, 120], radii: [220, 160], height: 1, turn: 0.4 },
    { center: [120, 470], radii: [180, 130], height: 0.7 },
  ] as const;
  return [
    rect(0, 0, 800, 560, sand),
    path(
      'M420-20C450 110 560 170 620 260S700 470 830 520V640H900V-20Z',
      mix(leaf[100], butter[200], 0.35),
    ),
    drawIsoLines(
      { width: 800, height: 560, hills, levels: [0.3, 0.5, 0.7, 0.9], step: 20 },
      paper[300],
      1.5,
    ),
    stroke('M330-20C350 90 300 170 380 250S470 420 450 600', blue[200], 46),
    stroke(streets.map(([data]) => data).join(''), paper[300], 17),
    stroke(
      streets
        .filter(([, main]) => !main)
        .map(([data]) => data)
        .join(''),
      white,
      12,
    ),
    stroke(
      streets
        .filter(([, main]) => main)
        .map(([data]) => data)
        .join(''),
      orange[200],
      15,
    ),
    houses.map(([x, y, width, height]) =>
      rect(x, y, width, height, mix(paper[200], paper[300], 0.5), 4),
    ),
  ];
}

const streets: readonly (readonly [data: string, main: boolean])[] = [
  ['M-20 150L820 60', false],
  ['M-20 330C200 300 500 380 820 300', true],
  ['M560-20L520 580', false],
  ['M700-20L740 580', false],
  ['M-20 500L820 440', false],
  ['M620 120L640 460', false],
  ['M440 210L820 180', false],
  ['M470 385L820 380', false],
  ['M240-20L200 580', false],
];

const houses = [
  [650, 200, 44, 30],
  [585, 215, 26, 38],
  [668, 330, 46, 28],
  [588, 330, 26, 24],
  [760, 230, 36, 46],
  [585, 410, 34, 20],
  [665, 405, 52, 22],
  [765, 330, 30, 40],
  [585, 100, 30, 24],
  [655, 95, 34, 26],
] as const;

/** A line of a list of places: the rank on a disk, orange for the first, and the name. `y` is the baseline. */
export const rankedName = (y: number, rank: number, name: string, size: number): Drawing => [
  circle(50, y - 12, 26, rank === 1 ? orange[500] : blue[500]),
  text(50, y, `${rank}`, 34, {
    face: 'gabarito-800',
    color: rank === 1 ? blue[950] : white,
    anchor: 'middle',
  }),
  text(92, y, name, size, { face: 'gabarito-800' }),
];

/**
 * The parts of a proposal as a list: the number on a blue disk at `disk`, the text at `left`, a baseline every `step`
 * from `y`. `size` is that of the text.
 */
export const proposalParts = (
  disk: number,
  left: number,
  y: number,
  step: number,
  size: number,
): Drawing =>
  ['What we’d do', 'In what order', 'What it costs'].map((part, index) => {
    const baseline = y + index * step;
    return [
      circle(disk, baseline - 12, 22, blue[600]),
      text(disk, baseline, `${index + 1}`, 31, {
        face: 'gabarito-800',
        color: white,
        anchor: 'middle',
      }),
      text(left, baseline, part, size, { face: 'gabarito-700' }),
    ];
  });

/** A pin on the map with its rank, or with a dot if it has none. */
export const mapPin = (
  x: number,
  y: number,
  rank: string | undefined,
  scale: number,
  best: boolean,
): Drawing =>
  at(
    x,
    y,
    [
      ellipse(0, 1, 11, 4, { fill: blue[950], opacity: 0.2 }),
      path('M0 0C-5-10-19-20-19-36a19 19 0 1 1 38 0C19-20 5-10 0 0Z', {
        fill: best ? orange[500] : blue[500],
        stroke: white,
        strokeWidth: 2.5,
      }),
      rank === undefined
        ? circle(0, -36.25, 8.125, white)
        : text(0, -29, rank, 21, {
            face: 'gabarito-800',
            color: best ? blue[950] : white,
            anchor: 'middle',
          }),
    ],
    scale,
  );

/** A tiny shopfront, 70 square, its awning in the given color. */
export const shopThumb = (x: number, y: number, ground: Color, awning: Color, scale = 1): Drawing =>
  at(
    x,
    y,
    [
      rect(0, 0, 70, 70, { fill: ground, night: 'beacon' }, 12),
      rect(14, 28, 42, 32, { fill: white, night: 'beacon' }),
      rect(18, 38, 16, 22, { fill: blue[300], night: 'beacon' }),
      rect(38, 38, 14, 12, { fill: blue[200], night: 'beacon' }),
      times(3, (i) => path(`M${11 + i * 16} 20h8v10a4 4 0 0 1-8 0Z`, awning)),
      times(3, (i) =>
        path(`M${19 + i * 16} 20h8v10a4 4 0 0 1-8 0Z`, { fill: white, night: 'beacon' }),
      ),
      rect(8, 60, 54, 3, blue[900], 1.5),
    ],
    scale,
  );

/** The label of an ad; x and y are its upper left corner. */
export const adChip = (x: number, y: number, scale: number): Drawing =>
  at(
    x,
    y,
    [
      rect(0, 0, 46, 28, blue[700], 8),
      text(23, 20, 'Ad', 17, { face: 'gabarito-800', color: white, anchor: 'middle' }),
    ],
    scale,
  );

/** The arrow of a mouse, its tip on the origin. */
export const pointer = (): Drawing =>
  path('M0 0V58L14 45L25 69L37 63L26 40H45Z', {
    fill: blue[950],
    stroke: white,
    strokeWidth: 5,
    night: 'beacon',
  });

/** Lines around the tip of a pointer that presses. */
export const pressMarks = (x: number, y: number): Drawing =>
  stroke(
    `M${x - 10} ${y - 8}l-13-11M${x} ${y - 14}v-16M${x + 12} ${y - 9}l12-12M${x - 13} ${y + 4}h-16`,
    orange[500],
    4.5,
  );

/** A telephone receiver, 88 high. Origin: its upper left corner. */
export const phoneReceiver = (paint: Color | Paint): Drawing =>
  path(
    'M14 2Q20-2 25 4L34 17Q38 24 32 29L27 33Q36 51 55 61L60 55Q65 50 71 54L85 63Q91 68 87 74Q80 88 66 86Q18 76 2 22Q0 10 14 2Z',
    paint,
  );

/** An eye in outline around the origin, 40 wide. */
export const eye = (color: Color): Drawing => [
  stroke('M-20 0C-12-11-6-14 0-14S12-11 20 0C12 11 6 14 0 14S-12 11-20 0Z', color, 3.6),
  circle(0, 0, 6, color),
];
