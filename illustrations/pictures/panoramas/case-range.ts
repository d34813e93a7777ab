import { cedarHill } from '#app/content/samples/cedar-hill.ts';
import { fernhill as fernhillClient } from '#app/content/samples/fernhill.ts';
import { harborStreet as harbor } from '#app/content/samples/harbor-street.ts';
import { ledgerly as ledgerlyClient } from '#app/content/samples/ledgerly.ts';
import { stat, type SampleClient, type SampleResult } from '#app/content/samples/sample-client.ts';
import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, path, rect, times } from '../../drawing/drawing.ts';
import { type Place, place } from '../../drawing/isometric.ts';
import { lettering, measure } from '../../drawing/lettering.ts';
import { blue, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { fernhill, harborStreet, ledgerly, riverside } from '../../kit/clients.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { banner } from '../../kit/street.ts';
import { layerReach, peak, summitOf } from '../../kit/terrain.ts';

export type Summit = {
  /** Where the hill's middle falls in the picture. */
  readonly x: number;
  readonly y: number;
  readonly hill: Parameters<typeof peak>[0];
  /** Objects on the summit, around its middle. */
  readonly things: Drawing;
  /** The client's main result, on a flag behind them. */
  readonly flag?: {
    readonly shown: SampleResult;
    readonly foot: Place;
    readonly color?: Color;
    readonly height: number;
    readonly width: number;
  };
};

type NamedFlagOptions = {
  readonly color: Color;
  readonly height: number;
  /** The duration of the work, instead of the result. */
  readonly duration?: string;
  /** Characters on a line below the first. */
  readonly line: number;
  /** The size of the lines below the first, in pixels. */
  readonly size: number;
};

/** A flag with a result and its measure below, or with the duration of the work. */
function namedFlag(
  shown: SampleResult,
  { color, height, duration, line, size }: NamedFlagOptions,
): Drawing {
  const { value, measure: text } = stat(shown);
  const [first, rest] = duration === undefined ? [value, text] : [duration, ''];
  const tallest = size * 1.75;
  const lines: string[] = [];
  for (const word of rest.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= line) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const figure = { size: tallest, face: 'gabarito-800', color: blue[950] } as const;
  const words = { size, face: 'figtree-700', color: blue[950] } as const;
  const pad = size * 0.7;
  const widest = Math.max(measure(first, figure), ...lines.map((one) => measure(one, words)));
  const width = widest + pad * 3;
  const tall = pad * 1.5 + tallest + lines.length * size * 1.2;
  return [
    rect(-2.5, -height - 4, 5, height + 4, paper[400]),
    at(2, -height, [
      path(`M0 0H${width}l${-pad} ${tall / 2}l${pad} ${tall / 2}H0Z`, {
        fill: color,
        night: 'beacon',
      }),
      lettering(pad, pad + tallest * 0.77, first, { ...figure, night: 'beacon' }),
      lines.map((one, index) =>
        lettering(pad, pad + tallest + size * (0.8 + index * 1.2), one, {
          ...words,
          night: 'beacon',
        }),
      ),
    ]),
  ];
}

export const summits: readonly [Summit, Summit, Summit, Summit] = [
  {
    x: 166,
    y: 460,
    hill: { layers: 3, radius: 118, rise: 28, seed: 41, from: 2 },
    things: [
      place(harborStreet, [-14, -8], 0.8),
      place(person({ top: orange[500], skin: skin[4], hair: blue[950] }), [32, 10], 0.8),
    ],
    flag: { shown: harbor.results.nightBookings, foot: [10, -52], height: 116, width: 74 },
  },
  {
    x: 474,
    y: 414,
    hill: { layers: 4, radius: 136, rise: 29, seed: 47, from: 2 },
    things: [place(riverside, [-10, -6], 0.78), place(person(), [40, 2], 0.8)],
    flag: { shown: cedarHill.results.bookings, foot: [4, -56], height: 132, width: 74 },
  },
  {
    x: 760,
    y: 374,
    hill: { layers: 5, radius: 150, rise: 30, seed: 53, from: 2 },
    things: [
      place(ledgerly, [-8, -6], 0.86),
      place(person({ top: butter[400], skin: skin[1], hair: skin[3] }), [38, 6], 0.8),
    ],
    flag: { shown: ledgerlyClient.results.costPerTrial, foot: [16, -56], height: 124, width: 86 },
  },
  {
    x: 1058,
    y: 338,
    hill: { layers: 6, radius: 166, rise: 32, seed: 59, from: 2 },
    things: [
      place(fernhill, [-22, 2], 0.78),
      place(person(), [20, 46], 0.9),
      place(person({ top: blue[600], skin: skin[4], hair: blue[950] }), [36, 40], 0.9),
    ],
    flag: {
      shown: fernhillClient.results.revenue,
      foot: [14, -52],
      color: orange[500],
      height: 124,
      width: 104,
    },
  },
];

/** One hill with the objects on it, around the hill's middle. `named` has the sizes of a flag with its measure; the objects are `larger` times their size. */
export function drawSummit(
  { hill, things, flag }: Summit,
  named?: Omit<NamedFlagOptions, 'color' | 'height'> & { readonly higher: number },
  larger = 1,
): Drawing {
  const { z, shift } = summitOf(hill);
  const cloth = flag && { color: blue[200], ...flag };
  return [
    peak(hill),
    place(
      [
        cloth
          ? place(
              named
                ? namedFlag(cloth.shown, {
                    ...named,
                    color: cloth.color,
                    height: cloth.height + named.higher,
                  })
                : banner(stat(cloth.shown).value, cloth),
              cloth.foot,
            )
          : [],
        things,
      ],
      [shift, shift, z],
      larger,
    ),
  ];
}

/** The months of a client's work, the last one rounded up. */
function monthsOf({ timeline }: SampleClient): number {
  const count = Number.parseInt(timeline, 10);
  return Math.ceil(timeline.includes('week') ? (count * 7) / 30.4 : count);
}

type WorkHill = Pick<Summit, 'x' | 'y'> & {
  readonly client: SampleClient;
  /** Half extent of the lowest layer. */
  readonly radius: number;
  /** Where the flag stands, if not where other pictures have it. */
  readonly foot?: Place;
};

/**
 * The hills of the list of case studies: a layer for each month of work. The first begins below the text of
 * the page, and the right edge of the window cuts the last.
 */
const hills: readonly WorkHill[] = [
  { client: harbor, x: 288, y: 773, radius: 104 },
  { client: cedarHill, x: 584, y: 741, radius: 130, foot: [-6, -46] },
  { client: ledgerlyClient, x: 882, y: 708, radius: 172, foot: [4, -44] },
  { client: fernhillClient, x: 1212, y: 660, radius: 216, foot: [-45, -33] },
];
const rise = 38;

type Numbers = { readonly first: string; readonly size: number };

/** The number of the month on the front of each layer. */
const monthNumbers = (layers: number, radius: number, { first, size }: Numbers): Drawing =>
  times(layers, (index) =>
    lettering(
      0,
      layerReach({ layers, radius }, index) * 0.794 -
        index * 6 -
        (index - 0.5) * rise +
        size * (index === 0 ? 0.1 : 0.33),
      index === 0 ? first : `${index + 1}`,
      {
        size,
        face: 'gabarito-800',
        color: index < 3 && index < layers - 1 ? paper[0] : blue[950],
        anchor: 'middle',
        night: 'beacon',
      },
    ),
  );

const wide = { line: 9, size: 17, higher: 66 };
const narrow = { line: 9, size: 24, higher: 50 };
/** The middle of each hill in the picture for phones, and its scale. */
const zigzag = [
  [196, 918],
  [534, 846],
  [194, 594],
  [540, 496],
] as const;

/** A hill of months with a flag in one of two sizes, at a place of the picture. */
const workHill = (
  index: number,
  [x, y]: readonly [x: number, y: number],
  flag: typeof wide,
  numbers: Numbers,
  scale = 1,
): Drawing => {
  const [summit, work] = [summits[index], hills[index]];
  if (!summit || !work) return [];
  const layers = monthsOf(work.client);
  const hill = { ...summit.hill, layers, radius: work.radius, rise };
  const { foot = summit.flag?.foot } = work;
  const cloth = summit.flag && foot ? { flag: { color: blue[100], ...summit.flag, foot } } : {};
  return at(
    x,
    y,
    [
      drawSummit({ ...summit, hill, ...cloth }, { ...flag, duration: work.client.timeline }, 1.2),
      monthNumbers(layers, work.radius, numbers),
    ],
    scale,
  );
};

const title =
  'Four hills with a layer for each month of work, each with a business and a flag with the duration at the top';

/** What is further left is further in front. */
export const pictures: Readonly<Record<string, Picture>> = {
  'case-range': scene(
    title,
    { width: 1500, height: 900, center: [0, 0], scale: 1 },
    hills
      .map(({ x, y }, index) =>
        workHill(index, [x, y], wide, { first: 'month 1', size: 25 }, 0.943),
      )
      .toReversed(),
  ),
  /** For phones: two hills in each of two rows. */
  'case-range-small': scene(
    title,
    { width: 780, height: 1050, center: [0, 0], scale: 1 },
    zigzag
      .map((spot, index) => workHill(index, spot, narrow, { first: '1', size: 36 }, 0.72))
      .toReversed(),
  ),
};
