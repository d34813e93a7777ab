/**
 * The list of case studies: the main result of each client as two piles of boards on one scale, with
 * its premises on the second.
 */
import { cedarHill } from '#app/content/samples/cedar-hill.ts';
import { fernhill as fernhillClient } from '#app/content/samples/fernhill.ts';
import { harborStreet as harbor } from '#app/content/samples/harbor-street.ts';
import { ledgerly as ledgerlyClient } from '#app/content/samples/ledgerly.ts';
import { type SampleResult, valuesOf } from '#app/content/samples/sample-client.ts';
import type { Color } from '../../drawing/color.ts';
import { type Drawing, at } from '../../drawing/drawing.ts';
import { blob, extrude } from '../../drawing/extrusion.ts';
import { onRightFace, place, tint } from '../../drawing/isometric.ts';
import { lettering, measure } from '../../drawing/lettering.ts';
import { blue, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { fernhill, harborStreet, ledgerly, riverside } from '../../kit/clients.ts';
import { chat, phone } from '../../kit/devices.ts';
import { coins } from '../../kit/markers.ts';
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
/** The flat part of a lit side. */
const face = 158;
/** The height of the ground on a pile, and of the tile below it. */
const ground = 14;

const outline = (seed: number, radius = reach) =>
  blob({ radii: [radius, radius], seed, wobble: 0.012, exponent: 4.6 });

type Pile = {
  readonly value: number;
  readonly text: string;
  readonly moment: string;
  readonly colors: readonly [top: Color, lit: Color, shaded: Color];
  /** The color of the words on them. */
  readonly ink: Color;
  readonly seed: number;
  readonly things: Drawing;
};

/** A pile of boards of one color below a ground of paper, with its value on the lit side. */
function pile(
  { value, text, moment, colors: [pale, lit, shaded], ink, seed, things }: Pile,
  { board, unit }: { readonly board: number; readonly unit: number },
): Drawing {
  const top = value * unit;
  const edges = Array.from({ length: Math.ceil(value / board) }, (_, index) =>
    Math.min(value, (index + 1) * board),
  );
  const isFlat = top < 60;
  const color = isFlat ? blue[950] : ink;
  const style = { face: 'gabarito-800', color, anchor: 'middle', night: 'beacon' } as const;
  const widest = face - 20;
  const size = Math.min(
    84,
    (top - 52) / 0.88,
    (84 * widest) / measure(text, { ...style, size: 84 }),
  );
  const words = {
    size: 30,
    face: 'figtree-700',
    color,
    anchor: 'middle',
    night: 'beacon',
  } as const;
  return [
    extrude(outline(seed, reach + 10), -ground, 0, {
      top: blue[800],
      lit: blue[900],
      shaded: blue[950],
    }),
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
    isFlat
      ? at(0, -ground, [
          lettering(0, 58, text, { ...style, size: 60 }),
          lettering(0, 89, moment, words),
        ])
      : onRightFace(
          [reach + 2, -face / 2 + 2, 0],
          [face, top],
          [
            lettering(face / 2, size * 0.88, text, { ...style, size }),
            lettering(face / 2, size * 0.88 + 35, moment, words),
          ],
        ),
    place(things, [0, 0, top + ground]),
  ];
}

const width = 1000;
const height = 706;
const scale = 1.1;
/** The height of the higher pile. */
const highest = 296;

function result({ title, shown, board, seed, before, after }: Result): Picture {
  const unit = highest / Math.max(shown.before, shown.after);
  const values = valuesOf(shown);
  const foot = height - 160;
  return scene(title, { width, height, center: [0, 0], scale: 1 }, [
    at(
      244,
      foot,
      pile(
        {
          ...values.before,
          moment: 'before',
          colors: [blue[300], blue[600], blue[800]],
          ink: white,
          seed,
          things: before,
        },
        { board, unit },
      ),
      scale,
    ),
    at(
      756,
      foot,
      pile(
        {
          ...values.after,
          moment: 'after',
          colors: [orange[200], orange[400], orange[600]],
          ink: blue[950],
          seed: seed + 3,
          things: after,
        },
        { board, unit },
      ),
      scale,
    ),
  ]);
}

const dark = { skin: skin[4], hair: blue[950] } as const;

export const pictures: Readonly<Record<string, Picture>> = {
  'case-result-ecommerce': result({
    title:
      'Two piles of boards for revenue from search, before and after; an outdoor store with a tent stands on the second, which is more than twice as high',
    shown: fernhillClient.results.revenue,
    board: fernhillClient.facts.layer,
    seed: 61,
    before: [
      place(pine(), [-84, -20], 1.2),
      place(person({ top: blue[600], ...dark }), [10, -20], 1.25),
      place(bush(), [-30, 76]),
    ],
    after: [
      place(pine(), [-92, -74], 1.2),
      place(fernhill, [-22, 6], 1.02),
      place(van({ name: 'FERNHILL' }), [40, -104], 0.86),
      place(person({ top: blue[800] }), [52, 72], 1.1),
      place(person({ top: blue[600], ...dark }), [84, 40], 1.1),
      place(tree(), [-84, 88]),
      place(bush(), [96, -4], 0.9),
    ],
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
