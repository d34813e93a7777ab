/**
 * The case study of the software company: a month of ad money before and after, as ground on one
 * scale of dollars. A person is ten trials.
 */
import { ledgerly as client } from '#app/content/samples/ledgerly.ts';
import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { block, place, project, shade, tint } from '../../drawing/isometric.ts';
import { lettering, measure } from '../../drawing/lettering.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { adLabel, screen } from '../../kit/devices.ts';
import { tag } from '../../kit/markers.ts';
import { type PersonOptions, person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';

const { costPerTrial, trials } = client.results;
const spent = {
  before: costPerTrial.before * trials.before,
  after: costPerTrial.after * trials.after,
};
/** What the searches with trials cost before. They cost as much after. */
const kept = spent.before / 2;

type Part = {
  readonly value: number;
  readonly color: Color;
  readonly people: number;
  /** How many ads stand on it. */
  readonly ads: number;
};

type State = {
  readonly moment: string;
  readonly color: Color;
  /** From zero. */
  readonly parts: readonly Part[];
};

const before: State = {
  moment: 'Before',
  color: blue[200],
  parts: [
    {
      value: kept,
      color: blue[600],
      people: trials.before / 10,
      ads: 1,
    },
    {
      value: spent.before - kept,
      color: brick[300],
      people: 0,
      ads: 2,
    },
  ],
};

const after: State = {
  moment: 'After',
  color: orange[300],
  parts: [
    {
      value: kept,
      color: blue[600],
      people: trials.before / 10,
      ads: 1,
    },
    {
      value: spent.after - kept,
      color: orange[500],
      people: (trials.after - trials.before) / 10,
      ads: 2,
    },
  ],
};

type Layout = {
  readonly width: number;
  readonly height: number;
  /** Zero dollars of the far strip. */
  readonly zero: readonly [x: number, y: number];
  /** The length of a dollar. */
  readonly dollar: number;
  readonly depth: number;
  readonly gap: number;
  /** The height of a strip. */
  readonly thick: number;
  /** The size of the words. */
  readonly size: number;
  readonly crowd: { readonly rows: number; readonly scale: number };
  /** The width of an ad. */
  readonly ad: number;
};

const looks: readonly PersonOptions[] = [
  { top: blue[800], skin: skin[1], hair: skin[3] },
  { top: butter[400], skin: skin[4], hair: blue[950] },
  { top: leaf[600], skin: skin[2] },
  { top: paper[0], skin: skin[3], hair: blue[950], legs: blue[800] },
  { top: blue[300], skin: skin[5], hair: blue[950] },
];

const amount = (dollars: number) => `$${dollars.toLocaleString('en-US')}`;

const legHeight = 20;

/** An ad on legs, with lines instead of words. */
function ad({ ad: width }: Layout): Drawing {
  const high = width * 0.7;
  const legs = [0.15, 0.8].map((at) =>
    block([1, width * at, -legHeight], [4, 5, legHeight], blue[900]),
  );
  const face = screen(width, high, [
    rect(3, 3, width - 6, high - 6, paper[0], 4),
    at(width * 0.08, high * 0.12, adLabel(0, 0), width / 72),
    [0.5, 0.68].map((y, index) =>
      rect(width * 0.1, high * y, width * (index ? 0.5 : 0.76), high * 0.1, blue[300], high * 0.05),
    ),
  ]);
  return [legs, face];
}

/** A part of a strip with its ads at the far edge and its people before them. */
function drawPart(part: Part, start: number, x: number, layout: Layout): Drawing {
  const { dollar, depth, thick, crowd } = layout;
  const length = part.value * dollar;
  const y = -(start * dollar + length);
  const perRow = Math.ceil(part.people / crowd.rows);
  const room = length / Math.max(perRow, 1);
  return [
    block([x, y], [depth, length, thick], part.color, {
      top: tint(part.color, 0.35),
      left: shade(part.color, 0.3),
    }),
    times(part.ads, (index) => {
      const slot = length / part.ads;
      return place(ad(layout), [
        x + depth * (part.people ? 0.1 : 0.4),
        y + slot * index + (slot - layout.ad) * (part.ads === 1 ? 1 : 0.5),
        thick + legHeight,
      ]);
    }),
    times(part.people, (index) => {
      const row = Math.floor(index / perRow);
      const look = looks[(index * 3 + row) % looks.length];
      return place(
        person(look),
        [
          x + depth * (0.46 + (row / crowd.rows) * 0.62),
          y + room * ((index % perRow) + (row % 2 ? 0.62 : 0.38)),
          thick,
        ],
        crowd.scale,
      );
    }),
  ];
}

/** A strip, and a flag with its moment at its far end. */
function strip({ parts, moment, color }: State, x: number, layout: Layout): Drawing {
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { value }) => sum + value, 0),
  );
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const { dollar, depth, thick, size } = layout;
  const figure = { size: size * 1.25, face: 'gabarito-800' } as const;
  const wide = measure(moment, figure) + size * 1.9;
  const high = size * 2.1;
  const pole = high + size * 2.6;
  const flag = place(
    [
      rect(-2.5, -pole - 4, 5, pole + 4, paper[400]),
      at(-2, -pole, [
        path(`M0 0H${-wide}l${size * 0.6} ${high / 2}l${-size * 0.6} ${high / 2}H0Z`, {
          fill: color,
          night: 'beacon',
        }),
        lettering(size * 1.2 - wide, size * 1.47, moment, {
          ...figure,
          color: blue[950],
          night: 'beacon',
        }),
      ]),
    ],
    [x + depth * 0.1, -total * dollar + size * 0.5, thick],
  );
  return [
    flag,
    parts.map((part, index) => drawPart(part, starts[index] ?? 0, x, layout)).toReversed(),
  ];
}

/** The height of the ground, in sizes of its numbers. */
const ruler = 0.8;

/** The ground with a line each 1,000 dollars, and some of their numbers below its near edge. */
function axis({ dollar, depth, gap, size }: Layout): Drawing {
  const margin = size * 0.6;
  const [from, to] = [-margin, depth * 2 + gap + margin];
  const high = size * ruler;
  const most = 19_000;
  return [
    block(
      [from, -most * dollar - margin, -high],
      [to - from, most * dollar + margin * 2, high],
      paper[200],
      { top: paper[50], left: paper[400] },
    ),
    times(most / 1000 + 1, (index) => {
      const isMain = index % 5 === 0;
      const y = -index * 1000 * dollar;
      const [x1, y1] = project(from, y);
      const [x2, y2] = project(to, y);
      return [
        stroke(`M${x1} ${y1}L${x2} ${y2}`, isMain ? blue[500] : paper[400], isMain ? 3 : 1.5),
        isMain
          ? [
              // Down the side of the ground, to its number.
              stroke(`M${x2} ${y2}v${high}l${size} ${size * 0.6}`, blue[500], 3),
              at(x2 + size * 0.8, y2 + size * (ruler + 1.1), tag(amount(index * 1000), size)),
            ]
          : [],
      ];
    }),
  ];
}

const draw = (layout: Layout): Picture =>
  scene(
    `A month of ad money as ground: ${amount(spent.before)} before, half of it without customers, and ${amount(spent.after)} after, with customers on all of it`,
    { width: layout.width, height: layout.height, center: [0, 0], scale: 1 },
    at(...layout.zero, [
      axis(layout),
      strip(before, 0, layout),
      strip(after, layout.depth + layout.gap, layout),
    ]),
  );

export const pictures: Readonly<Record<string, Picture>> = {
  'case-ad-spend': draw({
    width: 1292,
    height: 880,
    zero: [29, 546],
    dollar: 0.0489,
    depth: 148,
    gap: 190,
    thick: 84,
    size: 30,
    crowd: { rows: 3, scale: 1.75 },
    ad: 120,
  }),
  'case-ad-spend-small': draw({
    width: 880,
    height: 650,
    zero: [46, 372],
    dollar: 0.0245,
    depth: 130,
    gap: 110,
    thick: 46,
    size: 34,
    crowd: { rows: 3, scale: 1.15 },
    ad: 64,
  }),
};
