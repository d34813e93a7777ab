import { splineThrough } from '../../drawing/curves.ts';
import { type Drawing, type Point, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, leaf, orange, paper, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import {
  card,
  chip,
  delta,
  frame,
  hairlines,
  label,
  shareBar,
  spark,
  text,
  ui,
} from '../../kit/interface.ts';

const figures = [
  { name: 'Organic visits', value: '48,210', change: '185%', up: true, trend: [4, 5.5, 7, 9, 13] },
  { name: 'Page-1 keywords', value: '212', change: '94', up: true, trend: [2, 3.2, 5, 8, 11] },
  { name: 'Enquiries', value: '1,386', change: '63%', up: true, trend: [3, 4, 4.2, 6.4, 8.6] },
  { name: 'Bounce rate', value: '38.4%', change: '42%', up: false, trend: [9, 8.4, 7, 5.8, 4.6] },
];

const keyFigures = figures.map(({ name, value, change, up, trend }, index): Drawing => {
  const x = 92 + index * 173;
  return [
    card(x, 84, 161, 108),
    label(x + 16, 110, name, 13),
    text(x + 16, 143, value, 27, { face: 'gabarito-800' }),
    delta(x + 16, 174, change, { up }),
    spark([x + 100, 158, 44, 18], trend, { colour: up ? blue[600] : leaf[600] }),
  ];
});

/** Monthly visits, thousands. */
export const thisYear = [15.2, 15.9, 17.4, 18.1, 21.6, 24.9, 26.1, 31.4, 33.8, 39.6, 44.1, 48.2];
export const lastYear = [13.8, 14.1, 14.6, 14.2, 15.1, 15.8, 15.2, 16.1, 15.9, 16.4, 16.8, 16.9];
const months = 'JFMAMJJASOND';
const [left, right, bottom, top] = [154, 510, 388, 252];
const point = (value: number, month: number): Point => [
  left + (month * (right - left)) / 11,
  bottom - (value / 45) * (bottom - top),
];
const line = splineThrough(thisYear.map(point));
const [markX, markY] = point(thisYear[8] ?? 0, 8);

const visits: Drawing = [
  card(92, 204, 444, 214),
  text(110, 232, 'Visits from search', 15.5, { face: 'gabarito-700' }),
  circle(340, 227, 4.5, blue[600]),
  label(350, 231.5, 'This year', 12.5),
  stroke('M424 227h12', ui.lastYear, 2.5, { dash: '1 4.5' }),
  label(442, 231.5, 'Last year', 12.5),
  hairlines(
    146,
    372,
    [0, 1, 2, 3].map((step) => bottom - (step * (bottom - top)) / 3),
  ),
  ['0', '15k', '30k', '45k'].map((tick, step) =>
    text(136, bottom + 4.5 - (step * (bottom - top)) / 3, tick, 12, {
      colour: ui.muted,
      anchor: 'end',
    }),
  ),
  [...months].map((month, index) =>
    text(point(0, index)[0], 407, month, 12, { colour: ui.muted, anchor: 'middle' }),
  ),
  path(`${line}L${right} ${bottom}L${left} ${bottom}Z`, blue[100]),
  stroke(splineThrough(lastYear.map(point)), ui.lastYear, 2.5, { dash: '1 6' }),
  stroke(line, blue[600], 3.5),
  stroke(`M${markX} ${markY}V${bottom}`, blue[300], 1.5, { dash: '3 4' }),
  circle(markX, markY, 6.5, { fill: orange[500], stroke: white, strokeWidth: 3 }),
  rect(markX - 64, markY - 46, 112, 33, blue[900], 9),
  text(markX - 8, markY - 25, 'Sep  33,800 visits', 12.2, {
    face: 'figtree-600',
    colour: white,
    anchor: 'middle',
  }),
];

export const sources = [
  { name: 'Search', percent: 61, colour: blue[600] },
  { name: 'Maps', percent: 19, colour: orange[500] },
  { name: 'Paid search', percent: 12, colour: blue[300] },
  { name: 'Direct', percent: 8, colour: paper[300] },
];

const origins: Drawing = [
  card(548, 204, 228, 214),
  text(566, 232, 'Where visits come from', 15.5, { face: 'gabarito-700' }),
  sources.map(({ name, percent, colour }, index) => {
    const y = 260 + index * 40;
    return [
      label(566, y, name, 13, { colour: ui.inkSoft }),
      text(758, y, `${percent}%`, 13, { face: 'figtree-700', anchor: 'end' }),
      shareBar(566, y + 8, 192, percent / 63, colour),
    ];
  }),
];

const pages = [
  {
    path: '/tents/4-season',
    visits: '9,140 visits',
    change: '212%',
    trend: [1, 2, 3, 3.4, 5, 7, 11],
  },
  {
    path: '/guides/boot-fitting',
    visits: '6,902 visits',
    change: '174%',
    trend: [2, 3, 2.6, 5, 6, 8, 9],
  },
];

const growth: Drawing = [
  card(92, 430, 684, 114),
  text(110, 456, 'Pages that grew most', 15.5, { face: 'gabarito-700' }),
  hairlines(110, 648, [498]),
  pages.map(({ path: address, visits: count, change, trend }, index) => {
    const y = 486 + index * 34;
    return [
      rect(110, y - 14, 20, 20, blue[100], 6),
      path(`M115 ${y - 9}h6l4 4v6h-10Z`, blue[500]),
      label(140, y + 1, address, 13.5, { colour: ui.ink }),
      text(470, y + 1, count, 13.5, { colour: ui.inkSoft, anchor: 'end' }),
      delta(500, y + 1, change),
      spark([620, y - 12, 120, 14], trend, { filled: true }),
    ];
  }),
];

export const picture: Picture = {
  title: 'Analytics dashboard: organic visits up 185 percent over twelve months, to 48,210',
  width: 800,
  height: 560,
  drawing: [
    frame({
      width: 800,
      height: 560,
      title: 'Organic growth',
      subtitle: 'Fernhill Outdoor Supply · last 12 months',
      active: 0,
    }),
    chip(640, 26, 'Jan - Dec', { width: 82 }),
    chip(730, 26, 'Share', { width: 52, on: true }),
    keyFigures,
    visits,
    origins,
    growth,
  ],
};
