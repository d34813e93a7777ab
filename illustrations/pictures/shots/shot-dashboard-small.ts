import { splineThrough } from '../../drawing/curves.ts';
import { type Point, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, orange, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { card, delta, hairlines, label, text, ui } from '../../kit/interface.ts';
import { lastYear, thisYear } from './shot-dashboard.ts';

const [left, right, bottom, top] = [38, 340, 252, 144];
const point = (value: number, month: number): Point => [
  left + (month * (right - left)) / 11,
  bottom - (value / 48.2) * (bottom - top),
];
const line = splineThrough(thisYear.map(point));
const [endX, endY] = point(thisYear[11] ?? 0, 11);

/** Two figures and one line: what is left of the dashboard at 280 pixels. */
export const picture: Picture = {
  title: 'Analytics dashboard: organic visits up 185 percent over twelve months, to 48,210',
  width: 400,
  height: 300,
  drawing: [
    rect(0, 0, 400, 300, ui.ground),
    card(16, 14, 178, 92),
    label(32, 42, 'Organic visits', 18),
    text(32, 86, '48,210', 36, { face: 'gabarito-800' }),
    card(206, 14, 178, 92),
    label(222, 42, 'In one year', 18),
    delta(222, 84, '185%', { size: 28 }),
    card(16, 118, 368, 168),
    hairlines(left, right - left, [bottom, (bottom + top) / 2]),
    path(`${line}L${right} ${bottom}L${left} ${bottom}Z`, blue[100]),
    stroke(splineThrough(lastYear.map(point)), ui.lastYear, 3.5, { dash: '1 9' }),
    stroke(line, blue[600], 6),
    circle(endX, endY, 10, { fill: orange[500], stroke: white, strokeWidth: 4 }),
    label(left, 276, 'Jan', 16),
    label(right, 276, 'Dec', 16, { anchor: 'end' }),
  ],
};
