import { dashboard } from '#app/content/samples/screens.ts';
import { splineThrough } from '../../drawing/curves.ts';
import { circle, rect, stroke } from '../../drawing/drawing.ts';
import { blue, brick, orange, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { card, delta, hairlines, label, text, ui } from '../../kit/interface.ts';
import { visitLines } from './shot-dashboard.ts';

const frame = { left: 50, right: 350, bottom: 250, top: 146 };
const { thisYear, lastYear, dull } = visitLines(frame);
const end = thisYear.at(-1) ?? [0, 0];
const dullAt = thisYear[dull.index] ?? [0, 0];
const { visits } = dashboard.figures;

/** Two figures and one line: what is left of the dashboard at 280 pixels. */
export const picture: Picture = {
  title: `Dashboard: visits from search, ${dashboard.period}, with the month that fell`,
  width: 400,
  height: 300,
  drawing: [
    rect(0, 0, 400, 300, ui.ground),
    card(16, 14, 178, 92),
    label(32, 42, 'Visits, Sep', 18),
    text(32, 86, visits.now.toLocaleString('en-US'), 36, { face: 'gabarito-800' }),
    card(206, 14, 178, 92),
    label(222, 42, 'In one year', 18),
    delta(222, 84, visits.value.replace('+', ''), { size: 28 }),
    card(16, 118, 368, 168),
    hairlines(frame.left, frame.right - frame.left, [frame.bottom, (frame.bottom + frame.top) / 2]),
    stroke(splineThrough(lastYear), ui.lastYear, 3.5, { dash: '1 9' }),
    stroke(splineThrough(thisYear), blue[600], 6),
    circle(...dullAt, 8, { fill: brick[600], stroke: white, strokeWidth: 3 }),
    circle(...end, 10, { fill: orange[500], stroke: white, strokeWidth: 4 }),
    label(frame.left, 275, 'Feb', 16, { anchor: 'middle' }),
    text(dullAt[0], 275, dull.name, 16, {
      face: 'figtree-700',
      color: brick[600],
      anchor: 'middle',
    }),
    label(frame.right, 275, 'Sep', 16, { anchor: 'end' }),
  ],
};
