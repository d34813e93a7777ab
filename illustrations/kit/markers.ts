/** Symbols: pins, coins, speech bubbles, tools. Origin: the foot, or the tip of a pointer. */
import type { Color } from '../drawing/color.ts';
import {
  type Drawing,
  type Point,
  at,
  circle,
  ellipse,
  path,
  polygon,
  rect,
  stroke,
  times,
  transformed,
} from '../drawing/drawing.ts';
import { block, shade } from '../drawing/isometric.ts';
import { lettering, measure } from '../drawing/lettering.ts';
import { blue, brick, leaf, orange, paper, skin, white } from '../drawing/ramps.ts';

/** A map pin with one or two letters, 46 high, its tip on the origin. */
export const pin = (text: string, color: Color = orange[500]): Drawing => [
  path('M0 0C-4-8-16-17-16-30a16 16 0 1 1 32 0C16-17 4-8 0 0Z', { fill: color, night: 'beacon' }),
  path('M0 0C-4-8-16-17-16-30a16 16 0 0 1 12-15.5C-14-36-9-16 0 0Z', {
    fill: shade(color, 0.2),
    night: 'beacon',
  }),
  circle(0, -30, 10.5, { fill: paper[0], night: 'beacon' }),
  lettering(0, -24.2, text, {
    size: 17,
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
    night: 'beacon',
  }),
];

/** A stack of coins, 6 high each. */
export const coins = (count: number, color: Color = orange[400]): Drawing => [
  times(count, (index) => [
    ellipse(0, -index * 6, 14, 8, shade(color, 0.2)),
    rect(-14, -index * 6 - 5, 28, 5, shade(color, 0.2)),
    ellipse(0, -index * 6 - 5, 14, 8, color),
  ]),
  ellipse(0, -count * 6 + 1, 9.5, 5.2, {
    fill: 'none',
    stroke: shade(color, 0.15),
    strokeWidth: 1.6,
  }),
];

type BubbleOptions = {
  readonly width: number;
  readonly height?: number;
  readonly color: Color;
  readonly ink?: Color;
  readonly tail?: 'left' | 'right';
};

/** A speech bubble; origin at its upper left corner. */
export function bubble(text: string, options: BubbleOptions): Drawing {
  const { width, height = 34, color, ink = blue[950], tail = 'left' } = options;
  const x = tail === 'left' ? 14 : width - 14;
  const turn = tail === 'left' ? 1 : -1;
  return [
    rect(0, 0, width, height, color, height / 2.4),
    path(`M${x} ${height - 2}l${-8 * turn} 12l${18 * turn}-10Z`, color),
    lettering(width / 2, height / 2 + 4.5, text, {
      size: 13,
      face: 'figtree-700',
      color: ink,
      anchor: 'middle',
    }),
  ];
}

/** A magnifying glass standing on its handle, 92 high. */
export const lens = (): Drawing => [
  ellipse(-2, 2, 16, 5, { fill: blue[950], opacity: 0.16 }),
  transformed('rotate(-24)', [
    rect(-5.5, -40, 11, 42, blue[900], 5.5),
    rect(-5.5, -40, 5, 42, blue[950], 2.5),
    circle(0, -62, 25, { fill: blue[100], opacity: 0.6 }),
    circle(0, -62, 25, { fill: 'none', stroke: orange[500], strokeWidth: 8 }),
    stroke('M-14-66a15 15 0 0 1 12-11', white, 4),
  ]),
];

/** A pencil, 122 long, standing on its tip and leaning right. */
export const pencil = (color: Color = orange[500], lean = 38): Drawing =>
  transformed(`rotate(${lean})`, [
    path('M-9-112h18v86l-9 20l-9-20Z', color),
    path('M-9-112h6v86l3 20l-9-20Z', shade(color, 0.3)),
    path('M-9-26h18l-9 20Z', skin[1]),
    path('M-3.6-14h7.2l-3.6 8Z', blue[950]),
    path('M-9-112v-8a9 9 0 0 1 18 0v8Z', brick[500]),
    rect(-9.5, -114, 19, 8, blue[200]),
  ]);

/** A pointer, its tip on the origin. */
export const cursor = (): Drawing => {
  const outline = 'M0 0l4 42l10-9l9 19l10-5l-9-18l13-2Z';
  return [
    at(-5, 6, path(outline, { fill: blue[950], opacity: 0.16 })),
    path(outline, { fill: paper[0], stroke: blue[900], strokeWidth: 4 }),
  ];
};

/** Bars that climb away from the viewer, the last one highest. */
export function bars(
  heights: readonly number[],
  colors: readonly Color[] = [blue[300], blue[400], blue[500], blue[600], orange[500]],
  { width = 20, gap = 6 } = {},
): Drawing {
  return heights
    .map((height, index) =>
      block(
        [0, -index * (width + gap)],
        [width, width, height],
        colors[index % colors.length] ?? orange[500],
      ),
    )
    .toReversed();
}

/** A heart, 14 high. */
export const heart = (color: Color): Drawing =>
  path('M0 7C-9 0-8-7-3.5-7C-1.5-7 0-5.5 0-4C0-5.5 1.5-7 3.5-7C8-7 9 0 0 7Z', color);

/** Five-pointed stars in a row, `size` high and one and a sixth of that apart; origin at the upper left. */
export const stars = (count: number, size: number): Drawing =>
  Array.from({ length: count }, (_, index) => {
    const center = [size / 2 + (index * size * 7) / 6, size / 2] as const;
    return polygon(
      ring(center, 10, (spoke) => size * (spoke % 2 ? 0.22 : 0.53)),
      orange[500],
    );
  });

const bubbleEdge = { fill: paper[0], stroke: blue[600], strokeWidth: 4 };

/** A speech bubble with five stars, 112 wide, its tip on the origin. */
export const starBubble = (): Drawing => [
  path('M-12-38L0 0L12-38Z', bubbleEdge),
  rect(-72, -71, 112, 36, bubbleEdge, 12),
  path('M-9.5-37L0-6L9.5-37Z', paper[0]),
  at(-60, -61, stars(5, 16)),
];

/** A cog with a round navy hole, around its origin. */
export const gear = (radius: number, teeth: number, color: Color): Drawing => [
  polygon(
    ring([0, 0], teeth * 4, (spoke) => radius * (spoke % 4 < 2 ? 1 : 0.76)),
    color,
  ),
  circle(0, 0, radius * 0.34, blue[800]),
];

/** Points around a center, from the top; `reach` is the distance of each in pixels. */
const ring = ([x, y]: Point, count: number, reach: (spoke: number) => number): readonly Point[] =>
  Array.from({ length: count }, (_, spoke) => {
    const angle = (spoke / count) * 2 * Math.PI - Math.PI / 2;
    return [x + reach(spoke) * Math.cos(angle), y + reach(spoke) * Math.sin(angle)];
  });

/** A key standing on its bit, 78 high. */
export const key = (color: Color = orange[500]): Drawing => [
  rect(-4, -52, 8, 52, color, 2),
  rect(2, -10, 13, 7, color, 1.5),
  rect(2, -24, 10, 7, color, 1.5),
  rect(-4, -52, 3, 52, shade(color)),
  circle(0, -62, 12, { fill: 'none', stroke: color, strokeWidth: 8 }),
];

/** A round badge with a tick, around its origin. */
export const tickBadge = (radius: number, color: Color = leaf[500]): Drawing => [
  circle(0, 0, radius, color),
  stroke(
    `M${-radius * 0.45} ${radius * 0.05}l${radius * 0.32} ${radius * 0.34}l${radius * 0.56}-${radius * 0.72}`,
    paper[0],
    radius * 0.26,
  ),
];

/** A number on a paper tag, the same at night. Origin: the left end or the middle of its baseline. */
export function tag(words: string, size: number, anchor: 'start' | 'middle' = 'start'): Drawing {
  const type = { size, face: 'figtree-700' } as const;
  const width = measure(words, type);
  const left = anchor === 'middle' ? -width / 2 : 0;
  const pad = size * 0.4;
  return [
    rect(
      left - pad,
      -size * 1.05,
      width + pad * 2,
      size * 1.45,
      { fill: paper[0], night: 'beacon' },
      size * 0.3,
    ),
    lettering(left, 0, words, { ...type, color: blue[950], night: 'beacon' }),
  ];
}

/** A closed padlock, 34 wide. Origin: the upper left corner of its body. */
export const padlock = (): Drawing => [
  stroke('M8 2v-8a9 9 0 0 1 18 0v8', blue[950], 6),
  rect(0, 0, 34, 28, orange[500], 6),
  circle(17, 14, 4, blue[950]),
];
