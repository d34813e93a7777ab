import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, path, rect, transformed } from '../../drawing/drawing.ts';
import { blue, butter, orange, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { closeup } from '../../kit/closeup.ts';
import { pointingHand } from '../../kit/hands.ts';
import { hairlines, text, ui } from '../../kit/interface.ts';
import { padlock } from '../../kit/markers.ts';

/** The form of a new account, 480 wide: the currency stays as it is, and a link skips the campaign. */
const form: Drawing = [
  rect(10, 14, 480, 420, { fill: blue[950], opacity: 0.18 }, 22),
  rect(0, 0, 480, 420, white, 22),
  text(34, 64, 'New account', 36, { face: 'gabarito-800' }),
  [
    ['Country', 'United States'],
    ['Time zone', 'Mountain'],
  ].map(([name = '', value = ''], row) => [
    text(34, 124 + row * 58, name, 26, { color: ui.inkSoft }),
    text(206, 124 + row * 58, value, 26, { face: 'figtree-600' }),
  ]),
  hairlines(34, 412, [144, 202]),
  rect(22, 212, 436, 58, butter[400], 12),
  text(34, 250, 'Currency', 26, { color: ui.inkSoft }),
  text(206, 250, 'US dollar', 26, { face: 'figtree-700' }),
  at(404, 228, padlock()),
  rect(34, 294, 412, 66, { fill: 'none', stroke: blue[600], strokeWidth: 4 }, 33),
  text(222, 336, 'Skip campaign creation', 27, {
    face: 'gabarito-700',
    color: blue[700],
    anchor: 'middle',
  }),
];

/** The form on a ground. */
export const newAccount = (ground: Color): Picture =>
  closeup(
    'The form of a new ads account: country, time zone, a locked currency, and a finger on the button that skips the campaign',
    [
      rect(0, 0, 880, 440, ground),
      path('M0 440V250Q120 210 190 300T420 440Z', { fill: blue[400], opacity: 0.35 }),
      path('M880 0V170Q760 190 700 110T560 0Z', { fill: blue[400], opacity: 0.35 }),
      at(178, 40, form),
      at(
        560,
        344,
        transformed('rotate(-12)', pointingHand({ tone: skin[4], sleeve: orange[500] })),
        0.64,
      ),
    ],
  );

export const picture = newAccount(blue[200]);
