/** Two ads as towers of coins, on a blue band of the list of PPC guides. `click-towers-small` is for phones. */
import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, times } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { measure } from '../../drawing/lettering.ts';
import { blue, brick, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { text } from '../../kit/interface.ts';
import { type PersonOptions, person } from '../../kit/people.ts';
import { coinTower, towerHeight } from '../../kit/tally.ts';
import { smallTile } from '../../kit/terrain.ts';
import { car } from '../../kit/vehicles.ts';

type Ad = {
  readonly name: string;
  readonly headline: string;
  readonly clicks: number;
  readonly calls: number;
  readonly jobs: number;
  /** What one job costs. */
  readonly price: string;
  readonly color: Color;
};

/** The two ads of the guide to ad copy. A click costs the same in both. */
export const ads: readonly [Ad, Ad] = [
  {
    name: 'Ad A',
    headline: 'Cheap brakes in Omaha',
    clicks: 300,
    calls: 15,
    jobs: 9,
    price: '$166.67',
    color: blue[300],
  },
  {
    name: 'Ad B',
    headline: 'Front pads from $180',
    clicks: 200,
    calls: 20,
    jobs: 12,
    price: '$83.33',
    color: orange[500],
  },
];
const most = Math.max(...ads.map(({ clicks }) => clicks));

/** Dots in columns of ten, their distance, and the height of the words above them. */
const rows = 10;
const pitch = 22;
const head = 112;
const lane = { width: (most / rows) * pitch, height: head + rows * pitch };

/** A round piece with its edge. */
const dot = (x: number, y: number, fill: Color, edge: Color): Drawing => [
  circle(x, y + 2.5, 8.5, { fill: edge, night: 'beacon' }),
  circle(x, y, 8.5, { fill, night: 'beacon' }),
];
const kinds = {
  click: [blue[400], blue[600]],
  call: [paper[0], blue[300]],
  job: [orange[500], orange[700]],
} as const;

/** A number with a dot of its color, right-aligned at x. Gives its drawing and its left end. */
function count(x: number, y: number, words: string, kind: 'call' | 'job') {
  const options = { size: 28, face: 'gabarito-700' } as const;
  const left = x - measure(words, options);
  return {
    left: left - 28,
    drawing: [
      text(left, y, words, 28, { face: 'gabarito-700', color: paper[50], night: 'beacon' }),
      dot(left - 17, y - 10, ...kinds[kind]),
    ] satisfies Drawing,
  };
}

/** The clicks of an ad as dots: the last ones become calls, and most calls jobs. Without dots: clicks that only the other ad has. */
function clicksOf({ name, headline, clicks, calls, jobs }: Ad): Drawing {
  const job = count(lane.width, 88, `${jobs} jobs`, 'job');
  return [
    text(0, 28, `${name}: “${headline}”`, 30, {
      face: 'figtree-600',
      color: blue[200],
      night: 'beacon',
    }),
    text(0, 90, `${clicks} clicks`, 52, {
      face: 'gabarito-800',
      color: paper[50],
      night: 'beacon',
    }),
    job.drawing,
    count(job.left - 22, 88, `${calls} calls`, 'call').drawing,
    times(most, (index) => {
      const [x, y] = [
        (Math.floor(index / rows) + 0.5) * pitch,
        head + ((index % rows) + 0.5) * pitch,
      ];
      if (index >= clicks) {
        return circle(x, y, 7.5, {
          fill: 'none',
          stroke: blue[500],
          strokeWidth: 1.5,
          night: 'beacon',
        });
      }
      const fromEnd = clicks - index;
      return dot(x, y, ...kinds[fromEnd <= jobs ? 'job' : fromEnd <= calls ? 'call' : 'click']);
    }),
  ];
}

/** The scale of a tower, and the height of a coin in it: a click. */
const scale = 1.5;
const coin = 7.7;

/** The clicks for one job as coins, with the car of the job on top. Origin: the middle of its foot. */
function towerOf({ name, clicks, jobs, price, color }: Ad, seed: number, owner: PersonOptions) {
  const top = -towerHeight(clicks / jobs, coin) * scale;
  const line = (y: number, words: string, size: number, ink: Color) =>
    text(0, top + y, words, size, {
      face: 'gabarito-800',
      color: ink,
      anchor: 'middle',
      night: 'beacon',
    });
  return [
    at(
      0,
      0,
      [
        smallTile('sea', seed, 52),
        place(coinTower(clicks / jobs, color, coin), [-10, -10]),
        place(person(owner), [44, 4], 1.2),
      ],
      scale,
    ),
    at(0, top - 15, place(car(brick[500]), [-29, -14]), 1.25),
    line(-168, name, 28, blue[200]),
    line(-114, price, 58, color),
    line(-80, 'for each job', 28, paper[50]),
  ] satisfies Drawing;
}

const [a, b] = ads;
const towerA = towerOf(a, 31, { top: paper[0], skin: skin[2], reach: 'left' });
const towerB = towerOf(b, 47, { top: blue[600], skin: skin[4], hair: blue[950], reach: 'up' });

const title = `Ad A: ${a.clicks} dots for its clicks, ${a.calls} of them calls and ${a.jobs} of those jobs. Ad B: ${b.clicks} dots, ${b.calls} calls and ${b.jobs} jobs. The clicks for one job are a tower of coins: ${a.price} for ad A, half as high at ${b.price} for ad B`;

export const pictures: Readonly<Record<'click-towers' | 'click-towers-small', Picture>> = {
  'click-towers': {
    title,
    width: 1200,
    height: 720,
    drawing: [
      clicksOf(a),
      at(0, lane.height + 52, clicksOf(b)),
      at(812, 614, towerA),
      at(1066, 614, towerB),
    ],
  },
  'click-towers-small': {
    title,
    width: lane.width,
    height: 1450,
    drawing: [
      clicksOf(a),
      at(0, lane.height + 52, clicksOf(b)),
      at(165, 1340, towerA),
      at(495, 1340, towerB),
    ],
  },
};
