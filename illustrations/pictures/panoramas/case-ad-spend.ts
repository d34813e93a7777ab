/**
 * The case study of the software company: a month of ad money before and after, as ground on one
 * scale of dollars. A person is ten trials.
 */
import { ledgerly as client } from '#app/content/samples/ledgerly.ts';
import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { block, onRightFace, place, project, shade, tint } from '../../drawing/isometric.ts';
import { lettering, measure } from '../../drawing/lettering.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { adLabel, screen } from '../../kit/devices.ts';
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
  readonly ink: Color;
  readonly words: string;
  readonly people: number;
  /** The lines on its ads. */
  readonly ads: readonly (readonly string[])[];
};

type State = {
  readonly moment: string;
  readonly color: Color;
  /** From zero. */
  readonly parts: readonly Part[];
};

const contractors = ['bookkeeping', 'software for', 'contractors'];

const before: State = {
  moment: 'before',
  color: blue[200],
  parts: [
    {
      value: kept,
      color: blue[600],
      ink: paper[0],
      words: `${trials.before} trials`,
      people: trials.before / 10,
      ads: [contractors],
    },
    {
      value: spent.before - kept,
      color: brick[300],
      ink: blue[950],
      words: 'no sign-ups',
      people: 0,
      ads: [
        ['free invoice', 'template'],
        ['bookkeeper', 'jobs'],
      ],
    },
  ],
};

const after: State = {
  moment: 'after',
  color: orange[300],
  parts: [
    {
      value: kept,
      color: blue[600],
      ink: paper[0],
      words: 'as before',
      people: trials.before / 10,
      ads: [contractors],
    },
    {
      value: spent.after - kept,
      color: orange[500],
      ink: blue[950],
      words: `${trials.after} trials in all`,
      people: (trials.after - trials.before) / 10,
      ads: [
        ['bookkeeping', 'for roofers'],
        ['bookkeeping', 'for plumbers'],
      ],
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
  /** The size of the words on a strip. */
  readonly size: number;
  readonly crowd: { readonly rows: number; readonly scale: number };
  /** The width of an ad. */
  readonly ad: number;
  /** With words on the strips and their ads, the page names both sums. Without them, flags do. */
  readonly hasWords: boolean;
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

/** An ad on legs, with its search. */
function ad(lines: readonly string[], { ad: width }: Layout): Drawing {
  const high = width * 0.7;
  const size = width * 0.135;
  const legs = [0.15, 0.8].map((at) =>
    block([1, width * at, -legHeight], [4, 5, legHeight], blue[900]),
  );
  const face = screen(width, high, [
    rect(3, 3, width - 6, high - 6, paper[0], 4),
    at(9, 8, adLabel(0, 0), width / 110),
    lines.map((line, index) =>
      lettering(10, high * 0.46 + index * size * 1.08, line, {
        size,
        face: 'figtree-700',
        color: blue[950],
      }),
    ),
  ]);
  return [legs, face];
}

/** A part of a strip with its ads at the far edge and its people before them. */
function drawPart(part: Part, start: number, x: number, layout: Layout): Drawing {
  const { dollar, depth, thick, size, crowd, hasWords } = layout;
  const length = part.value * dollar;
  const y = -(start * dollar + length);
  const perRow = Math.ceil(part.people / crowd.rows);
  const room = length / Math.max(perRow, 1);
  const ads = part.ads.length;
  const ink = { color: part.ink, night: 'beacon' } as const;
  const words = onRightFace(
    [x + depth, y],
    [length, thick],
    [
      lettering(size * 0.5, thick * 0.48, amount(part.value), {
        ...ink,
        size: size * 1.55,
        face: 'gabarito-800',
      }),
      lettering(size * 0.5, thick * 0.84, part.words, { ...ink, size, face: 'figtree-700' }),
    ],
  );
  return [
    block([x, y], [depth, length, thick], part.color, {
      top: tint(part.color, 0.35),
      left: shade(part.color, 0.3),
    }),
    hasWords ? words : [],
    (hasWords ? part.ads : []).map((lines, index) => {
      const slot = length / ads;
      return place(ad(lines, layout), [
        x + depth * (part.people ? 0.1 : 0.4),
        y + slot * index + (slot - layout.ad) * (ads === 1 ? 1 : 0.5),
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

/** A strip, and a flag with its sum at its far end if its parts have no words. */
function strip({ parts, moment, color }: State, x: number, layout: Layout): Drawing {
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { value }) => sum + value, 0),
  );
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const { dollar, depth, thick, size, hasWords } = layout;
  const figure = { size: size * 1.4, face: 'gabarito-800' } as const;
  const wide = measure(amount(total), figure) + size * 1.9;
  const high = size * 3.3;
  const pole = high + size * 3.2;
  const line = { color: blue[950], night: 'beacon' } as const;
  const flag = place(
    [
      rect(-2.5, -pole - 4, 5, pole + 4, paper[400]),
      at(-2, -pole, [
        path(`M0 0H${-wide}l${size * 0.6} ${high / 2}l${-size * 0.6} ${high / 2}H0Z`, {
          fill: color,
          night: 'beacon',
        }),
        lettering(size * 1.2 - wide, size * 1.25, moment, {
          ...line,
          size,
          face: 'figtree-700',
        }),
        lettering(size * 1.2 - wide, size * 2.65, amount(total), { ...figure, ...line }),
      ]),
    ],
    [x + depth * 0.1, -total * dollar + size * 0.5, thick],
  );
  return [
    hasWords ? [] : flag,
    parts.map((part, index) => drawPart(part, starts[index] ?? 0, x, layout)).toReversed(),
  ];
}

/** The height of the ground, in sizes of its numbers. */
const ruler = 1.5;

/** The ground with a line each 1,000 dollars, and the numbers of the longer lines on its near side. */
function axis({ dollar, depth, gap, size, hasWords }: Layout): Drawing {
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
        index % (hasWords ? 5 : 10) === 0
          ? onRightFace(
              [to, y - size, -high],
              [size * 2, high],
              lettering(index === 0 ? size * 0.6 : size, size * 1.1, amount(index * 1000), {
                size,
                face: 'figtree-700',
                color: blue[950],
                anchor: index === 0 ? 'start' : 'middle',
                night: 'beacon',
              }),
            )
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
    height: 940,
    zero: [29, 576],
    dollar: 0.0425,
    depth: 148,
    gap: 296,
    thick: 84,
    size: 25,
    crowd: { rows: 3, scale: 1.55 },
    ad: 136,
    hasWords: true,
  }),
  'case-ad-spend-small': draw({
    width: 780,
    height: 724,
    zero: [34, 470],
    dollar: 0.0245,
    depth: 130,
    gap: 110,
    thick: 46,
    size: 32,
    crowd: { rows: 3, scale: 1.15 },
    ad: 60,
    hasWords: false,
  }),
};
