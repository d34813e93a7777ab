import { type Drawing, at, circle, path, rect, transformed } from '../../drawing/drawing.ts';
import { blue, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { pointingHand } from '../../kit/hands.ts';
import { hairlines, phoneReceiver, text, ui } from '../../kit/interface.ts';

/** Four sitelinks in two rows: the left edge and the width of each. */
const sitelinks = [
  ['Water Heater Prices', 24, 254],
  ['Areas We Serve', 286, 210],
  ['Read Our Reviews', 24, 254],
  ['Book a Visit', 286, 210],
] as const;

/** The ad of the guide with its assets, 520 wide: callouts, four sitelinks, the number and the street. */
const ad: Drawing = [
  sheet(520, 408, 22),
  text(32, 60, 'Water Heater Replacement', 38, { face: 'gabarito-700', color: blue[700] }),
  text(32, 102, 'Price before work · Open Saturdays', 27, { color: ui.inkSoft }),
  sitelinks.map(([words, x, width], index) => {
    const y = 124 + Math.floor(index / 2) * 64;
    return [
      rect(x, y, width, 54, { fill: blue[100], night: 'beacon' }, 12),
      text(x + width / 2, y + 36, words, 26, {
        face: 'figtree-600',
        color: blue[700],
        anchor: 'middle',
      }),
    ];
  }),
  rect(24, 254, 472, 72, blue[600], 14),
  at(44, 270, phoneReceiver(white), 0.54),
  text(112, 302, '(970) 555-0136', 33, { face: 'gabarito-800', color: white }),
  hairlines(32, 456, [342]),
  path('M57 392c-5-9-18-17-18-28a18 18 0 1 1 36 0c0 11-13 19-18 28Z', orange[500]),
  circle(57, 363, 7, white),
  text(112, 382, '48 Laurel Street', 29, { face: 'figtree-600' }),
];

export const picture = closeup(
  'The ad of Juniper Bend Plumbing with callouts, four sitelinks, its street, and a finger on the button that calls its number',
  [
    rect(0, 0, 880, 440, { fill: blue[300], night: 'beacon' }),
    at(180, 18, ad),
    at(
      598,
      306,
      transformed('rotate(-10)', pointingHand({ tone: skin[2], sleeve: orange[500] })),
      0.6,
    ),
  ],
);

export const night = 'paper';
