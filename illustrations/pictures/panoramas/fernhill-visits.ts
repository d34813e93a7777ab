/**
 * Fernhill’s visits from search as a ground: a tread for each month, and its shop on the last one. The months
 * take 1,440 pixels, with more ground at both sides. `fernhill-visits-small` shows the last months, for phones.
 */
import { fernhillMonths, fernhillSeries } from '#app/content/samples/fernhill-months.ts';
import { fernhill as client } from '#app/content/samples/fernhill.ts';
import { stat } from '#app/content/samples/sample-client.ts';
import { type Drawing, at, path, rect } from '../../drawing/drawing.ts';
import { lettering, measure } from '../../drawing/lettering.ts';
import { blue, brick, butter, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { fernhill } from '../../kit/clients.ts';
import { type MonthTerrain, monthTerrain, treadOf } from '../../kit/month-terrain.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { flag } from '../../kit/street.ts';
import { van } from '../../kit/vehicles.ts';

const visits = fernhillMonths.map((month) => month.visits);
const start = fernhillMonths.findIndex(({ month }) => month === fernhillSeries.startMonth);
const worst = visits.indexOf(Math.min(...visits));
const best = visits.indexOf(Math.max(...visits));
const yearBefore = best - 12;

const date = (index: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(
    new Date(fernhillMonths[index]!.month),
  );
const monthAndYear = (index: number): string => date(index, { month: 'long', year: 'numeric' });
const count = (index: number): string => visits[index]!.toLocaleString('en-US');

/** A figure and the words below it. */
type Mark = readonly [figure: string, ...words: readonly string[]];

const faces = { figure: 'gabarito-800', words: 'figtree-700' } as const;

/** A red flag that flies to the left, with words of this size. Origin: the foot of its pole. */
function redFlag([figure, ...words]: Mark, size: number, height: number): Drawing {
  const big = { size: size * 1.7, face: faces.figure, color: white, night: 'beacon' } as const;
  const small = { size, face: faces.words, color: white, night: 'beacon' } as const;
  const pad = size * 0.75;
  const width =
    Math.max(measure(figure, big), ...words.map((line) => measure(line, small))) + pad * 2.6;
  const tall = size * (2.75 + words.length * 1.25);
  return [
    rect(-3, -height - 5, 6, height + 5, { fill: paper[300], night: 'beacon' }),
    at(-3 - width, -height, [
      path(`M${width} 0H0l${pad} ${tall / 2}l${-pad} ${tall / 2}H${width}Z`, {
        fill: brick[600],
        night: 'beacon',
      }),
      lettering(pad * 1.8, size * 1.95, figure, big),
      words.map((line, index) => lettering(pad * 1.8, size * (3.25 + index * 1.25), line, small)),
    ]),
  ];
}

type View = Omit<MonthTerrain, 'values' | 'before' | 'layer'> & {
  readonly height: number;
  /** The first month shown. */
  readonly first: number;
  /** Months from one name to the next. */
  readonly every: number;
  /** The sizes of words and of the figure below the shop, in pixels. */
  readonly size: number;
  readonly figure: number;
  /** The left edge of the caption. */
  readonly caption: number;
  readonly best: Mark;
};

/** Draws things on the tread of a month, with a scale and a distance from its middle and its front edge. */
type On = (
  month: number,
  content: Drawing,
  scale: number,
  place?: { readonly right?: number; readonly back?: number },
) => Drawing;

const layer = 5000;

function draw(view: View, things: (on: On) => Drawing): Picture {
  const { left, pitch, base, scale, depth, first, every, size } = view;
  const terrain: MonthTerrain = {
    ...view,
    layer,
    values: visits.slice(first),
    before: visits.map((_, index) => (index < start ? null : visits[index - 12]!)).slice(first),
  };
  const tread = (month: number) => treadOf(terrain, month - first);
  const words = { size, face: faces.words, color: white, night: 'beacon' } as const;
  const [figure, ...lines] = view.best;
  const face = left + (best - first + 0.45) * pitch;
  const captionAt = base - layer * scale;
  let year = '';
  return {
    title: `Visits from search by month as a ground that climbs to Fernhill’s shop: ${count(worst)} in ${monthAndYear(worst)}, the worst month, and ${count(best)} in ${monthAndYear(best)}, the best`,
    width: view.width,
    height: view.height,
    drawing: [
      monthTerrain(terrain),
      visits.map((_, month) => {
        if (month < first || (best - month) % every) return [];
        const { x } = tread(month);
        const named = date(month, { year: 'numeric' });
        const isNew = named !== year;
        year = named;
        return [
          lettering(x, base - size * 1.75, date(month, { month: 'short' }), {
            ...words,
            anchor: 'middle',
          }),
          isNew
            ? lettering(x, base - size * 0.6, named, {
                ...words,
                color: blue[200],
                anchor: 'middle',
              })
            : [],
        ];
      }),
      lettering(
        view.caption,
        captionAt - size * 2.05,
        'Visits from search by month, in layers of 5,000.',
        words,
      ),
      lettering(
        view.caption,
        captionAt - size * 0.75,
        'Orange: more than in that month a year before.',
        words,
      ),
      lettering(face, tread(best).y + view.figure * 1.13, figure, {
        ...words,
        size: view.figure,
        face: faces.figure,
        color: blue[950],
      }),
      lines.map((line, index) =>
        lettering(face, tread(best).y + view.figure * 1.13 + size * (1.8 + index * 1.4), line, {
          ...words,
          size: size * 1.1,
          color: blue[950],
        }),
      ),
      things((month, content, larger, { right = 0, back = depth / 2 } = {}) => {
        const { x, y } = tread(month);
        return at(x + right, y - back, content, larger);
      }),
    ],
  };
}

const climbers = [
  person({ top: orange[500], skin: skin[4], hair: blue[950], pack: blue[800] }),
  person({ top: paper[0], skin: skin[1], hair: skin[4], pack: orange[600] }),
] as const;
const worker = person({ top: blue[200], skin: skin[3], hat: orange[500], reach: 'right' });
const keeper = person({ top: butter[400], skin: skin[1], hair: skin[3], reach: 'up' });

const change = stat(client.results.visits).value;

export const pictures: Readonly<Record<string, Picture>> = {
  /** For a window of 1,440 pixels. Both sides are for wider ones. */
  'fernhill-visits': draw(
    {
      width: 2600,
      height: 780,
      left: 580,
      pitch: 57,
      base: 780,
      scale: 0.0138,
      depth: 64,
      lastDepth: 170,
      first: 0,
      every: 1,
      size: 17,
      figure: 75,
      caption: 1006,
      best: [
        count(best),
        `visits in ${monthAndYear(best)},`,
        `the best month: ${change}`,
        `on ${monthAndYear(yearBefore)}`,
      ],
    },
    (on) => [
      on(best, flag({ height: 100, scale: 1.5 }), 1.6, { right: 62, back: 146 }),
      on(0, pine(), 1.9, { right: -470, back: 46 }),
      on(0, pine(), 1.6, { right: -420, back: 30 }),
      on(0, tree(), 1.6, { right: -300, back: 34 }),
      on(0, bush(), 1.6, { right: -210, back: 26 }),
      on(0, pine(), 1.9, { right: -120, back: 44 }),
      on(2, bush(), 1.6, { back: 26 }),
      on(4, tree(), 1.6, { right: 10, back: 44 }),
      on(5, pine(), 1.8, { right: 30, back: 46 }),
      on(7, bush(), 1.6, { right: 10 }),
      on(8, tree(), 1.5, { right: -4, back: 40 }),
      on(start, worker, 1.6, { right: -8, back: 20 }),
      on(
        worst,
        redFlag([`${count(worst)} visits`, `${monthAndYear(worst)}: the worst month`], 17, 176),
        1,
      ),
      on(15, climbers[0], 1.6, { back: 24 }),
      on(17, climbers[1], 1.6, { back: 24 }),
      on(best, fernhill, 1.5, { right: 122, back: 96 }),
      on(best, keeper, 1.6, { right: 108, back: 22 }),
      on(best, van({ name: 'FERNHILL' }), 1.5, { right: 470, back: 84 }),
      on(best, tree(), 1.8, { right: 640, back: 130 }),
      on(best, pine(), 2, { right: 770, back: 120 }),
      on(best, bush(), 1.8, { right: 830, back: 50 }),
    ],
  ),
  'fernhill-visits-small': draw(
    {
      width: 780,
      height: 812,
      left: 30,
      pitch: 44,
      base: 812,
      scale: 0.0152,
      depth: 60,
      lastDepth: 160,
      first: 9,
      every: 3,
      size: 27,
      figure: 88,
      caption: 40,
      best: [count(best), `in ${monthAndYear(best)}:`, `${change} in a year`],
    },
    (on) => [
      on(best, flag({ height: 96, scale: 1.5 }), 1.5, { right: 74, back: 140 }),
      on(worst, redFlag([count(worst), monthAndYear(worst), 'worst month'], 25, 264), 1),
      on(15, climbers[0], 1.5, { back: 24 }),
      on(17, climbers[1], 1.5, { back: 24 }),
      on(best, fernhill, 1.25, { right: 108, back: 94 }),
    ],
  ),
};
