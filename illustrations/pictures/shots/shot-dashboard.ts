import { dashboard } from '#app/content/samples/screens.ts';
import { splineThrough } from '../../drawing/curves.ts';
import { type Drawing, type Point, circle, rect, stroke } from '../../drawing/drawing.ts';
import { blue, brick, orange, paper, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { card, chip, delta, hairlines, label, shareBar, text, ui } from '../../kit/interface.ts';

const whole = (value: number) => value.toLocaleString('en-US');
const { figures, visits, sources } = dashboard;

const keyFigures = [
  { name: 'Visits from search', ...figures.visits },
  { name: 'Orders from search', ...figures.orders },
  { name: 'Keywords on page 1', ...figures.pageOneKeywords },
].map(({ name, now, before }, index): Drawing => {
  const x = 20 + index * 177;
  return [
    card(x, 60, 166, 84),
    label(x + 14, 84, name, 14.5),
    text(x + 14, 121, whole(now), 25, { face: 'gabarito-800' }),
    // A change from a small number is shown as a difference, because its percentage would mislead.
    delta(
      x + 98,
      119,
      now / before > 5 ? `${now - before}` : `${Math.round((now / before - 1) * 100)}%`,
      {
        size: 13,
      },
    ),
  ];
});

const months = visits.thisYear.map(({ month }) => month);
const monthName = (month: string) =>
  ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][
    Number(month.slice(5)) - 1
  ] ?? '';

type Frame = {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
};

/** Points of this year and of last year in a frame, and the month with the fewest visits. */
export function visitLines({ left, right, bottom, top }: Frame) {
  const highest = Math.max(...visits.thisYear.map((one) => one.visits));
  const point = ({ visits: count }: { visits: number }, index: number): Point => [
    left + (index * (right - left)) / (months.length - 1),
    bottom - (count / highest) * (bottom - top),
  ];
  const fewest = Math.min(...visits.thisYear.map((one) => one.visits));
  const dull = visits.thisYear.findIndex((one) => one.visits === fewest);
  return {
    thisYear: visits.thisYear.map(point),
    lastYear: visits.lastYear.map(point),
    dull: { index: dull, visits: fewest, name: monthName(months[dull] ?? '') },
    highest,
  };
}

const frame = { left: 70, right: 314, bottom: 344, top: 212 };
const { thisYear, lastYear, dull, highest } = visitLines(frame);
const line = splineThrough(thisYear);
const end = thisYear.at(-1) ?? [0, 0];
const dullAt = thisYear[dull.index] ?? [0, 0];
const ticks = [0, 10_000, 20_000, 30_000];
const height = (value: number) => frame.bottom - (value / highest) * (frame.bottom - frame.top);

const chart: Drawing = [
  card(20, 156, 344, 218),
  text(34, 182, 'Visits from search', 17, { face: 'gabarito-700' }),
  hairlines(frame.left, frame.right - frame.left, ticks.map(height)),
  ticks.map((tick) =>
    text(frame.left - 8, height(tick) + 5, tick ? `${tick / 1000}k` : '0', 13, {
      color: ui.muted,
      anchor: 'end',
    }),
  ),
  months.map((month, index) =>
    text(thisYear[index]?.[0] ?? 0, 364, monthName(month), 13, {
      color: ui.muted,
      anchor: 'middle',
    }),
  ),
  stroke(splineThrough(lastYear), ui.lastYear, 3, { dash: '1 7' }),
  stroke(line, blue[600], 4),
  circle(...dullAt, 6, { fill: brick[600], stroke: white, strokeWidth: 2.5 }),
  text(dullAt[0] - 2, dullAt[1] + 27, `${dull.name}: ${whole(dull.visits)}`, 13.5, {
    face: 'figtree-700',
    color: brick[600],
    anchor: 'middle',
  }),
  circle(...end, 7, { fill: orange[500], stroke: white, strokeWidth: 3 }),
  text(end[0] + 8, end[1] - 13, '2026', 14, {
    face: 'figtree-700',
    color: blue[600],
    anchor: 'end',
  }),
  label(frame.right, (lastYear.at(-1)?.[1] ?? 0) + 22, '2025', 14, { anchor: 'end' }),
];

const tones = [blue[600], orange[500], blue[300], paper[300]];
const origins: Drawing = [
  card(376, 156, 164, 218),
  text(390, 182, 'Where from', 17, { face: 'gabarito-700' }),
  sources.map(({ name, percent }, index) => {
    const y = 214 + index * 42;
    return [
      label(390, y, name, 14.5, { color: ui.inkSoft }),
      text(526, y, `${percent}%`, 14.5, { face: 'figtree-700', anchor: 'end' }),
      shareBar(390, y + 9, 136, percent / 100, tones[index] ?? blue[600]),
    ];
  }),
];

export const picture: Picture = {
  title: `Dashboard: visits from search, ${dashboard.period}, with the month that fell`,
  width: 560,
  height: 392,
  drawing: [
    rect(0, 0, 560, 392, ui.ground),
    text(20, 40, dashboard.client, 21, { face: 'gabarito-700' }),
    chip(414, 18, dashboard.period, { width: 126, size: 14 }),
    keyFigures,
    chart,
    origins,
  ],
};
