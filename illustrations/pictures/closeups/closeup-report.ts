import {
  fernhillFacts,
  fernhillMonth,
  fernhillMonths,
} from '#app/content/samples/fernhill-months.ts';
import { dashboard } from '#app/content/samples/screens.ts';
import { splineThrough } from '../../drawing/curves.ts';
import {
  type Drawing,
  type Point,
  at,
  circle,
  path,
  rect,
  stroke,
  transformed,
} from '../../drawing/drawing.ts';
import { blue, brick, leaf, orange, paper, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { coffeeCup } from '../../kit/closeup.ts';
import { pencil } from '../../kit/markers.ts';
import { hairlines, label, text, ui } from '../../kit/interface.ts';

const whole = (value: number) => value.toLocaleString('en-US');
const [now, before] = [fernhillMonth('2026-09'), fernhillMonth('2025-09')];

const figures = [
  { name: 'Visits from search', value: whole(now.visits), was: whole(before.visits), up: true },
  { name: 'Orders from search', value: whole(now.orders), was: whole(before.orders), up: true },
  {
    name: 'Spent on ads',
    value: `$${whole(now.adSpend)}`,
    was: `$${whole(before.adSpend)}`,
    up: false,
  },
];

const rows: Drawing = figures.map(({ name, value, was, up }, index) => {
  const y = 150 + index * 46;
  return [
    label(36, y, name, 18, { color: ui.inkSoft }),
    text(278, y + 2, value, 25, { face: 'gabarito-800', anchor: 'end' }),
    label(404, y, `was ${was}`, 16, { anchor: 'end' }),
    path(up ? `M288 ${y - 1}l7-11l7 11Z` : `M288 ${y - 12}l7 11l7-11Z`, leaf[600]),
  ];
});

/** The eight months of work. */
const months = fernhillMonths.slice(-dashboard.visits.thisYear.length);
const highest = Math.max(...months.map(({ visits }) => visits));
const frame = { left: 40, right: 400, bottom: 456, top: 324 };
const points = months.map(({ visits }, index): Point => [
  frame.left + (index * (frame.right - frame.left)) / (months.length - 1),
  frame.bottom - (visits / highest) * (frame.bottom - frame.top),
]);
const dull = months.findIndex(({ visits }) => visits === Math.min(...months.map((m) => m.visits)));
const dullAt = points[dull] ?? [0, 0];
const end = points.at(-1) ?? [0, 0];

const tasks = [
  { title: 'Done', done: true, lines: [190, 240] },
  { title: 'Next month', done: false, lines: [220, 170] },
];

/** A box of a list, 18 wide, ticked if the task is done. */
const box = (y: number, done: boolean): Drawing =>
  done
    ? [rect(36, y, 18, 18, leaf[600], 5), stroke(`M41 ${y + 9}l3 4l6-7`, white, 2.4)]
    : rect(37, y + 1, 16, 16, { fill: white, stroke: ui.inkSoft, strokeWidth: 1.8 }, 4);

/** The page as it comes: a headline, three figures beside last year's, one chart, what was done and what is next. */
const page: Drawing = [
  rect(10, 12, 440, 716, { fill: blue[950], opacity: 0.14 }, 6),
  rect(0, 0, 440, 716, white, 6),
  rect(0, 0, 440, 12, blue[700], 6),
  text(36, 62, 'Your month: September', 29, { face: 'gabarito-800' }),
  label(36, 90, dashboard.client, 17),
  hairlines(36, 368, [108, 168, 214, 260]),
  rows,
  text(36, 300, 'Visits since we started', 18, { face: 'gabarito-700' }),
  hairlines(frame.left, frame.right - frame.left, [frame.bottom]),
  stroke(splineThrough(points), orange[500], 5),
  circle(...end, 7, { fill: orange[500], stroke: white, strokeWidth: 3 }),
  label(frame.left, 480, 'Feb', 15),
  label(frame.right, 480, 'Sep', 15, { anchor: 'end' }),
  tasks.map(({ title, lines, done }, index) => {
    const y = 528 + index * 100;
    return [
      text(36, y, title, 18, { face: 'gabarito-700' }),
      lines.map((line, row) => [
        box(y + 16 + row * 28, done),
        rect(64, y + 22 + row * 28, line, 6, paper[300], 3),
      ]),
    ];
  }),
];

/** Handwritten notes: a ring around the month with a fall, and the reason. */
const marks: Drawing = [
  stroke(
    `M${dullAt[0] - 22} ${dullAt[1] + 2}c-2-22 44-26 46-2c2 24-44 26-46 2c0-8 6-16 16-18`,
    brick[600],
    4,
  ),
  stroke(
    `M${dullAt[0] + 24} ${dullAt[1] + 6}Q${dullAt[0] + 60} ${dullAt[1] + 22} 204 428`,
    brick[600],
    3,
  ),
  rect(204, 402, 154, 46, { fill: paper[50], stroke: brick[600], strokeWidth: 2 }, 10),
  text(216, 421, `${whole(fernhillFacts.filterPages)} filter pages`, 15, {
    face: 'gabarito-700',
    color: brick[600],
  }),
  text(216, 439, 'had to go first', 15, { face: 'gabarito-700', color: brick[600] }),
  stroke('M210 164q36 7 70-2', orange[500], 4),
];

export const picture: Picture = {
  title: `A monthly report on one page, marked by hand: ${whole(now.visits)} visits in September, and why one month fell`,
  width: 640,
  height: 756,
  drawing: [
    at(96, 28, transformed('rotate(-3)', [page, marks])),
    at(592, 132, coffeeCup(), 0.84),
    at(446, 690, pencil(orange[500], 52), 1.7),
  ],
};

export const night = 'paper';
