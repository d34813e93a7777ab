/** The main result of the software company, which opens its case study. `kit/tally.ts` draws the coins. */
import { ledgerly as client } from '#app/content/samples/ledgerly.ts';
import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { ledgerly } from '../../kit/clients.ts';
import { tree } from '../../kit/nature.ts';
import { type PersonOptions, person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { tag } from '../../kit/markers.ts';
import { coinTower, towerHeight } from '../../kit/tally.ts';
import { smallTile, wideTile } from '../../kit/terrain.ts';

const { costPerTrial, trials } = client.results;
const title = `A tower of ${costPerTrial.before} coins with few customers before it, a tower of ${costPerTrial.after} coins with many, and a software office behind them`;

const looks: readonly PersonOptions[] = [
  { top: blue[600], skin: skin[1], hair: skin[3] },
  { top: butter[400], skin: skin[4], hair: blue[950] },
  { top: leaf[600], skin: skin[2] },
  { top: paper[0], skin: skin[3], hair: blue[950], legs: blue[600] },
  { top: blue[400], skin: skin[5], hair: blue[950] },
];

/** Customers in rows of about six before a tower. One is 30 trials. */
function crowd(count: number): Drawing {
  const rows = Math.ceil(count / 6);
  const seats = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / seats);
    const front = 42 + row * 20;
    const side = ((index % seats) - (seats - 1) / 2) * 21 + (row % 2 ? 5 : -5) * (rows - 1);
    const look = looks[(index * 3 + row) % looks.length];
    return place(person(look), [front + side, front - side], 1.9);
  });
}

type Layout = {
  readonly width: number;
  readonly height: number;
  /** The foot of both towers, and their places along the axis of dollars. */
  readonly foot: number;
  /** The left side of the axis. */
  readonly left: number;
  readonly before: number;
  readonly after: number;
  /** The scale of the towers and their tiles, and the size of small lettering. */
  readonly scale: number;
  readonly size: number;
};

/** How far the middle of a tile is below the foot of its tower. */
const below = 40;
const coin = 1.45;

/** A tower at its place, its price above it, and its customers in front of it with their number. */
function priced(dollars: number, customers: number, color: Color, seed: number, size: number) {
  return [
    wideTile('sea', seed),
    place(tree(), [-112, 24], 1),
    place(coinTower(dollars, color), [-below, -below], coin),
    lettering(0, -below - towerHeight(dollars) * coin - size * 2, `$${dollars}`, {
      size: size * 2.7,
      face: 'gabarito-800',
      color,
      anchor: 'middle',
      night: 'beacon',
    }),
    crowd(customers / 30),
    at(0, 97 + size * 0.36, tag(`${customers} trials`, size, 'middle')),
  ] satisfies Drawing;
}

/** Lines of one scale for both towers, 20 dollars apart. */
function axis({ width, foot, left, scale, size }: Layout): Drawing {
  return [0, 20, 40, 60, 80].map((dollars) => {
    const y = foot - towerHeight(dollars) * coin * scale;
    return [
      stroke(`M${left + size * 2.2} ${y}H${width}`, blue[500], 2, { night: 'beacon' }),
      lettering(left, y + size * 0.35, `$${dollars}`, {
        size,
        face: 'figtree-600',
        color: blue[200],
        night: 'beacon',
      }),
    ];
  });
}

function towers(layout: Layout): Picture {
  const { width, height, foot, before, after, scale, size } = layout;
  const y = foot + below * scale;
  const lettered = size / scale;
  return scene(title, { width, height, center: [0, 0], scale: 1 }, [
    axis(layout),
    at(
      (before + after) / 2,
      y - 96 * scale,
      [smallTile('sea', 67, 92), place(ledgerly, [-6, -6])],
      scale * 1.1,
    ),
    at(before, y, priced(costPerTrial.before, trials.before, blue[300], 61, lettered), scale),
    at(after, y, priced(costPerTrial.after, trials.after, orange[500], 69, lettered), scale),
  ]);
}

export const pictures = {
  'case-coin-towers': towers({
    width: 1040,
    height: 910,
    foot: 632,
    left: 0,
    before: 318,
    after: 778,
    scale: 1.16,
    size: 32,
  }),
  'case-coin-towers-small': towers({
    width: 780,
    height: 700,
    foot: 484,
    left: 40,
    before: 276,
    after: 578,
    scale: 0.82,
    size: 30,
  }),
};
