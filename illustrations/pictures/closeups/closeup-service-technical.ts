import { type Drawing, at, rect, stroke } from '../../drawing/drawing.ts';
import { blue, brick, butter, leaf } from '../../drawing/ramps.ts';
import { panelCloseup, sheet, slopedGround } from '../../kit/closeup.ts';
import { label, text, ui } from '../../kit/interface.ts';

/** The three Core Web Vitals, with the position of before and after on their scale, from 0 to 1. */
const vitals = [
  { name: 'Loads', before: '5.2 s', after: '1.4 s', from: 0.86, to: 0.16 },
  { name: 'Reacts', before: '480 ms', after: '120 ms', from: 0.74, to: 0.2 },
  { name: 'Shifts', before: '0.31', after: '0.02', from: 0.9, to: 0.06 },
];

/** A scale in three zones, 440 wide, with the marks of before and after. */
const scale = (from: number, to: number): Drawing => [
  rect(0, 0, 150, 22, { fill: leaf[500], night: 'beacon' }, 11),
  rect(154, 0, 140, 22, { fill: butter[400], night: 'beacon' }, 11),
  rect(298, 0, 142, 22, { fill: brick[500], night: 'beacon' }, 11),
  stroke(`M${from * 440} -8v38`, ui.inkSoft, 6),
  stroke(`M${to * 440} -12l-9-14h18Z`, ui.ink, 9),
  stroke(`M${to * 440} -8v38`, ui.ink, 6),
];

const report: Drawing = [
  sheet(520, 570, 24),
  text(40, 76, 'Core Web Vitals', 47, { face: 'gabarito-800' }),
  vitals.map(({ name, before, after, from, to }, index) => {
    const y = 108 + index * 152;
    return [
      rect(40, y, 440, 2, ui.line),
      text(40, y + 54, name, 34, { face: 'gabarito-700' }),
      label(264, y + 53, before, 28, { anchor: 'end' }),
      stroke(`M278 ${y + 44}h44m-13-11l13 11l-13 11`, ui.muted, 4),
      text(480, y + 55, after, 40, { face: 'gabarito-800', color: leaf[700], anchor: 'end' }),
      at(40, y + 100, scale(from, to)),
    ];
  }),
];

export const picture = panelCloseup(
  'Three scales from good to poor: a page loads, reacts and shifts in the red before, and in the green after',
  [slopedGround(680, [blue[700], blue[800]], [520, 360]), at(60, 54, report)],
);

export const night = 'screen';
