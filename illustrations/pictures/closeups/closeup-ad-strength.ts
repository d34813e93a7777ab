import {
  type Drawing,
  at,
  circle,
  path,
  rect,
  stroke,
  transformed,
} from '../../drawing/drawing.ts';
import { blue, brick, butter, leaf, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { text, ui } from '../../kit/interface.ts';

/** The readings of the meter, from left to right. */
const readings = [
  ['Poor', brick[300]],
  ['Average', butter[400]],
  ['Good', leaf[300]],
  ['Excellent', leaf[600]],
] as const;

/** A quarter of the half ring around the origin. */
function quarter(index: number): string {
  const point = (share: number, radius: number) => {
    const angle = Math.PI * (1 + share);
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  };
  const [from, to] = [index / 4 + 0.008, (index + 1) / 4 - 0.008];
  return `M${point(from, 200)}A200 200 0 0 1 ${point(to, 200)}L${point(to, 128)}A128 128 0 0 0 ${point(from, 128)}Z`;
}

/** The meter, its needle on Excellent. */
const meter: Drawing = [
  readings.map(([, color], index) => path(quarter(index), { fill: color, night: 'beacon' })),
  transformed('rotate(68)', path('M-11 0L0-158L11 0Z', ui.ink)),
  circle(0, 0, 22, ui.ink),
  text(-200, 48, 'Poor', 31, { face: 'figtree-600' }),
  text(200, 48, 'Excellent', 31, { face: 'figtree-600', anchor: 'end' }),
];

/** What the meter looks at, and what it cannot know. */
const checks = [
  ['15 headlines', true],
  ['All different', true],
  ['Is it true?', false],
  ['Does it sell?', false],
] as const;

const list: Drawing = checks.map(([words, isKnown], index) =>
  at(0, index * 84, [
    isKnown
      ? [circle(0, 0, 23, leaf[600]), stroke('M-10 1l7 8l13-16', white, 5.5)]
      : [
          circle(0, 0, 21, { fill: 'none', stroke: ui.muted, strokeWidth: 4, dash: '9 7' }),
          text(0, 11, '?', 30, { face: 'gabarito-800', anchor: 'middle', color: ui.inkSoft }),
        ],
    text(42, 12, words, 36, { face: 'gabarito-800', color: isKnown ? ui.ink : ui.inkSoft }),
  ]),
);

export const picture = closeup(
  'The meter Ad Strength points at Excellent. It has counted 15 headlines, all different; whether they are true and sell stays open',
  [
    rect(0, 0, 880, 550, { fill: blue[300], night: 'beacon' }),
    at(50, 28, [sheet(780, 488, 26), at(246, 320, meter, 1.04), at(514, 118, list)]),
  ],
  550,
);

export const night = 'paper';
