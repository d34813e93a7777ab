import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, leaf, orange, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { hairlines, text, ui } from '../../kit/interface.ts';

const fields = [
  ['Category', 'Heating contractor'],
  ['Name', 'Kestrel Heating'],
  ['Hours', 'Mon–Fri 7–6'],
  ['Photos', undefined],
  ['Area', 'Spokane, Cheney'],
] as const;

/** The photos of the profile: the front, the team, the work. */
const photos: Drawing = [
  rect(0, 0, 66, 50, blue[200], 8),
  path('M14 50V24L33 10L52 24V50Z', blue[600]),
  rect(27, 30, 12, 20, white),
  rect(78, 0, 66, 50, leaf[300], 8),
  [98, 124].map((x, index) => [
    circle(x, 20, 9, [blue[900], orange[600]][index]!),
    path(`M${x - 14} 50V42a14 12 0 0 1 28 0V50Z`, [blue[600], blue[800]][index]!),
  ]),
  rect(156, 0, 66, 50, orange[200], 8),
  path('M189 8C204 22 204 30 202 36A14 14 0 0 1 176 36C174 26 184 22 189 8Z', orange[600]),
];

/** The five fields of the profile, 500 wide, each with a check mark. */
const profile: Drawing = [
  sheet(500, 392, 24),
  hairlines(28, 444, [90, 162, 234, 306]),
  fields.map(([name, value], index) => {
    const y = 54 + index * 72;
    return [
      circle(48, y - 1, 20, leaf[600]),
      stroke(`M38 ${y}l7 8l13-16`, white, 5),
      text(84, y + 10, name, 27, { color: ui.inkSoft }),
      value ? text(222, y + 10, value, 29, { face: 'gabarito-700' }) : at(222, y - 26, photos),
    ];
  }),
];

/** Stands beside the five things to fill in first of the beginner’s guide to SEO. */
export const picture = closeup(
  'The profile of Kestrel Heating: category, name, hours, photos and service area, each with a check mark',
  [
    rect(0, 0, 880, 440, blue[600]),
    path('M0 330Q160 240 300 440H0Z', blue[700]),
    path('M640 0H880V210Q690 170 640 0Z', blue[500]),
    at(190, 24, profile),
  ],
);

export const night = 'screen';
