/**
 * The list of case studies: the main result of each client as two piles of boards on one scale, with
 * its premises on the second. Fernhill’s picture has the months between as well, with the values
 * of the lowest month, and of the highest one before the work: it is as wide as the band of its study, whose text is
 * above the low months. The page writes both values below the piles.
 */
import { cedarHill } from '#app/content/samples/cedar-hill.ts';
import { fernhillMonths, fernhillSeries } from '#app/content/samples/fernhill-months.ts';
import { fernhill as fernhillClient } from '#app/content/samples/fernhill.ts';
import { harborStreet as harbor } from '#app/content/samples/harbor-street.ts';
import { ledgerly as ledgerlyClient } from '#app/content/samples/ledgerly.ts';
import type { SampleResult } from '#app/content/samples/sample-client.ts';
import type { Color } from '../../drawing/color.ts';
import { type Drawing, type Point, at } from '../../drawing/drawing.ts';
import { blob, extrude } from '../../drawing/extrusion.ts';
import { place, tint } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { fernhill, harborStreet, ledgerly, riverside } from '../../kit/clients.ts';
import { chat, phone } from '../../kit/devices.ts';
import { coins, tag } from '../../kit/markers.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { car, van } from '../../kit/vehicles.ts';

type Result = {
  readonly title: string;
  readonly shown: SampleResult;
  /** How much one board is worth. */
  readonly board: number;
  readonly seed: number;
  /** Things on both piles. */
  readonly before: Drawing;
  readonly after: Drawing;
};

/** Half of the extent of a pile. */
const reach = 128;
/** The height of the ground on a pile, and of the tile below it. */
const ground = 14;

const outline = (seed: number, radius = reach) =>
  blob({ radii: [radius, radius], seed, wobble: 0.012, exponent: 4.6 });

type Pile = {
  readonly value: number;
  readonly colors: readonly [top: Color, lit: Color, shaded: Color];
  readonly seed: number;
  readonly things: Drawing;
};

const blues = [blue[300], blue[600], blue[800]] as const;
const oranges = [orange[200], orange[400], orange[600]] as const;
const foot = { top: blue[800], lit: blue[900], shaded: blue[950] } as const;

/** A pile of boards of one color below a ground of paper. */
function pile(
  { value, colors: [pale, lit, shaded], seed, things }: Pile,
  { board, unit }: { readonly board: number; readonly unit: number },
): Drawing {
  const top = value * unit;
  const edges = Array.from({ length: Math.ceil(value / board) }, (_, index) =>
    Math.min(value, (index + 1) * board),
  );
  return [
    extrude(outline(seed, reach + 10), -ground, 0, foot),
    edges.map((edge, index) =>
      extrude(outline(seed), (edges[index - 1] ?? 0) * unit, edge * unit, {
        top: pale,
        lit: index % 2 ? tint(lit, 0.1) : lit,
        shaded: index % 2 ? tint(shaded, 0.1) : shaded,
        rim: pale,
      }),
    ),
    extrude(outline(seed, reach - 6), top, top + ground, {
      top: paper[100],
      lit: paper[300],
      shaded: paper[400],
      rim: white,
    }),
    place(things, [0, 0, top + ground]),
  ];
}

const scale = 1.1;
/** The height of the higher pile. */
const highest = 296;

function result({ title, shown, board, seed, before, after }: Result): Picture {
  const unit = highest / Math.max(shown.before, shown.after);
  const height = 706;
  const y = height - 160;
  const first = { value: shown.before, colors: blues, seed, things: before };
  const second = { value: shown.after, colors: oranges, seed: seed + 3, things: after };
  return scene(title, { width: 1000, height, center: [0, 0], scale: 1 }, [
    at(244, y, pile(first, { board, unit }), scale),
    at(756, y, pile(second, { board, unit }), scale),
  ]);
}

type Months = {
  readonly width: number;
  readonly height: number;
  /** The scale of both piles, and the height of the higher one in pixels. */
  readonly scale: number;
  readonly highest: number;
  /** Months from one pillar to the next. */
  readonly every: number;
  /** Half of the extent of a month’s pillar, and the size of its name. */
  readonly reach: number;
  readonly size: number;
  readonly before: Drawing;
  readonly after: Drawing;
};

/** An outline as wide as the picture, and half as deep as `depth` says, in front of and behind the origin. */
const longOutline = (width: number, depth: number) =>
  Array.from({ length: 240 }, (_, index): Point => {
    const angle = (index / 240) * 2 * Math.PI;
    const bend = (value: number, exponent: number) =>
      Math.sign(value) * Math.abs(value) ** (2 / exponent);
    const x = (bend(Math.cos(angle), 12) * width) / 2 / Math.sqrt(3);
    const y = bend(Math.sin(angle), 4) * depth;
    return [y + x, y - x];
  });

/** Fernhill’s revenue from search from one September to the next, as pillars on one board. */
function months({ width, height, scale, highest, every, reach: half, size, ...things }: Months) {
  const { before, after } = fernhillClient.results.revenue;
  const board = fernhillClient.facts.layer;
  const shown = fernhillMonths.slice(-13);
  const between = shown.slice(1, -1);
  const lowest = Math.min(...between.map(({ revenue }) => revenue));
  const highestBefore = Math.max(
    ...between
      .filter(({ month }) => month < fernhillSeries.startMonth)
      .map(({ revenue }) => revenue),
  );
  const unit = highest / Math.max(before, after);
  const name = (month: string) =>
    new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(new Date(month));
  const side = 412 * scale;
  const pitch = (width - side * 2) / (12 / every - 1);
  const face = size * 2;
  const depth = 128 * scale;
  const y = height - face - depth;
  const placeOf = (index: number) =>
    index === 0 ? side / 2 : index === 12 ? width - side / 2 : side + (index / every - 0.5) * pitch;
  const inner = { board, unit: unit / scale } as const;
  return scene(
    'Revenue from search by month as pillars of boards, from one September to the next; an outdoor store with a tent stands on the last, which is more than twice as high as the first',
    { width, height, center: [0, 0], scale: 1 },
    [
      at(width / 2, y + depth * 0.3, extrude(longOutline(width, depth * 0.7), -face, 0, foot)),
      at(
        placeOf(0),
        y,
        pile({ value: before, colors: blues, seed: 61, things: things.before }, inner),
        scale,
      ),
      shown.map(({ month, revenue }, index) => {
        if (index % every) return [];
        const isWork = month >= fernhillSeries.startMonth;
        const isEnd = index % 12 === 0;
        return [
          isEnd
            ? []
            : at(
                placeOf(index),
                y + depth * 0.4,
                extrude(outline(61 + index, half), 0, revenue * unit, {
                  top: isWork ? blue[100] : blue[300],
                  lit: isWork ? blue[300] : blue[500],
                  shaded: isWork ? blue[500] : blue[700],
                  rim: white,
                }),
              ),
          !isEnd && [lowest, highestBefore].includes(revenue)
            ? at(
                // Beside the higher pillar before it, the tag of the lowest begins with its pillar.
                placeOf(index) - (revenue === lowest ? half * 1.4 : 0),
                y + depth * 0.4 - revenue * unit - half - size,
                tag(
                  `$${revenue.toLocaleString('en-US')}`,
                  size,
                  revenue === lowest ? 'start' : 'middle',
                ),
              )
            : [],
          lettering(
            placeOf(index),
            height - face * 0.34,
            isEnd ? `${name(month)} ${month.slice(0, 4)}` : name(month),
            {
              size,
              face: 'gabarito-800',
              color: isEnd ? white : blue[200],
              anchor: 'middle',
              night: 'beacon',
            },
          ),
        ];
      }),
      at(
        placeOf(12),
        y,
        pile({ value: after, colors: oranges, seed: 64, things: things.after }, inner),
        scale,
      ),
    ],
  );
}

const dark = { skin: skin[4], hair: blue[950] } as const;

const walker = [
  place(person({ top: blue[600], ...dark }), [40, 10], 1.6),
  place(bush(), [-30, 76], 1.2),
];
const premises = [
  place(pine(), [-100, -66], 1.4),
  place(fernhill, [-26, 10], 1.36),
  place(van({ name: 'FERNHILL' }), [24, -118], 0.95),
  place(person({ top: blue[800] }), [44, 100], 1.4),
  place(person({ top: blue[600], ...dark }), [84, 88], 1.4),
  place(bush(), [-70, 96], 1.1),
];

export const pictures: Readonly<Record<string, Picture>> = {
  'case-result-ecommerce': months({
    width: 1200,
    height: 566,
    scale: 0.54,
    highest: 326,
    every: 1,
    reach: 18,
    size: 20,
    before: walker,
    after: premises,
  }),
  'case-result-ecommerce-small': months({
    width: 780,
    height: 592,
    scale: 0.56,
    highest: 360,
    every: 2,
    reach: 19,
    size: 28,
    before: walker,
    after: premises,
  }),
  'case-result-saas': result({
    title:
      'Two piles of boards for the cost of a trial, before and after; a software office stands on the second, which is lower',
    shown: ledgerlyClient.results.costPerTrial,
    board: ledgerlyClient.facts.layer,
    seed: 67,
    before: [
      place(coins(8), [-60, -50], 1.2),
      place(coins(10), [-10, -50], 1.2),
      place(coins(12), [-60, 10], 1.2),
      place(person({ top: blue[600], ...dark }), [46, 26], 1.25),
    ],
    after: [
      place(tree(), [-96, -40], 1.1),
      place(ledgerly, [-14, -14], 1.22),
      place(person({ top: blue[600], skin: skin[1], hair: skin[3] }), [74, -30], 1.15),
      place(person({ top: butter[400], ...dark }), [80, 8], 1.15),
      place(person({ top: leaf[600], skin: skin[2] }), [72, 50], 1.15),
      place(bush(), [-60, 96]),
    ],
  }),
  'case-result-clinic': result({
    title:
      'Two piles of boards for online bookings a month, before and after; a clinic stands on the second, which is more than twice as high',
    shown: cedarHill.results.bookings,
    board: cedarHill.facts.layer,
    seed: 71,
    before: [
      place(tree(), [-84, -20], 1.1),
      place(person({ top: blue[600], ...dark }), [10, -10], 1.25),
      place(bush(), [-20, 80]),
    ],
    after: [
      place(pine(), [-96, -60], 1.2),
      place(riverside, [-20, 4], 1.06),
      place(car(blue[500], 'y'), [50, -104], 0.9),
      place(person(), [70, 6], 1.1),
      place(person({ top: paper[0], ...dark, legs: leaf[700] }), [82, 40], 1.1),
      place(person({ top: blue[500], skin: skin[1], hair: skin[3] }), [60, 78], 1.1),
      place(tree(), [-80, 92]),
    ],
  }),
  'case-result-plumber': result({
    title:
      'Two piles of boards for the share of night messages that were booked, nothing before and most of them after; a plumber’s house stands on the second',
    shown: harbor.results.nightBookings,
    board: harbor.facts.layer,
    seed: 73,
    before: [
      place(tree(), [-96, -30], 1.1),
      place(phone([]), [-30, -40], 1.2),
      place(person({ top: blue[600], ...dark }), [40, -40], 1.25),
    ],
    after: [
      place(tree(), [-100, -10], 1.1),
      place(harborStreet, [-30, -20], 1.1),
      place(van(), [46, -104], 0.9),
      place(phone(chat()), [66, 20], 1.25),
      place(person({ top: blue[600], ...dark }), [30, 96], 1.15),
      place(bush(), [-50, 96]),
    ],
  }),
};
