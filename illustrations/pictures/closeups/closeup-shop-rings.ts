import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { shade } from '../../drawing/isometric.ts';
import { blue, butter, hair, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { phoneReceiver, text } from '../../kit/interface.ts';
import { bust, headShapes, torso } from '../../kit/portrait.ts';

/** A mechanic with a cap, a receiver at her ear. */
const mechanic: Drawing = [
  at(
    60,
    26,
    bust({
      tilt: 4,
      behind: path('M132 190c-8-60 20-96 68-96s78 36 68 96l4 74H126Z', hair.black),
      body: torso(blue[700], shade(blue[700], 0.25)),
      face: {
        shape: headShapes.oval,
        skin: skin[4],
        brow: hair.black,
        mouth: 'broad',
        turn: 0.6,
      },
      over: [
        path('M136 160c0-58 26-82 66-82s64 26 66 76l44 10q4 10-8 12q-90-22-168-8Z', orange[500]),
        path('M136 160c0-58 26-82 66-82c-26 16-40 44-40 80Z', shade(orange[500], 0.2)),
      ],
    }),
    0.94,
  ),
  at(162, 176, phoneReceiver(blue[950]), 0.86),
];

/** The ad that the caller saw, 344 by 204. */
const ad: Drawing = [
  sheet(344, 204, 22, { opacity: 0.2 }),
  circle(48, 48, 22, blue[700]),
  circle(48, 48, 9, white),
  text(84, 58, 'Sandhill Brakes', 29, { face: 'figtree-700' }),
  text(26, 124, 'Front pads', 44, { face: 'gabarito-800', color: blue[700] }),
  text(26, 172, 'from $180', 44, { face: 'gabarito-800', color: blue[700] }),
];

/** The booked job, 344 by 108. */
const booking: Drawing = [
  sheet(344, 108, 22, { opacity: 0.2 }),
  circle(56, 54, 28, leaf[600]),
  stroke('M43 55l9 10l18-20', white, 7),
  text(102, 50, 'Front pads', 31, { face: 'gabarito-800' }),
  text(102, 86, 'Today, 2 PM', 29),
];

/** Opens the last chapter of the guide to ad copy. */
export const picture = closeup(
  'A mechanic at Sandhill Brakes answers the phone and smiles; beside her are the ad “Front pads from $180” and the job that it brought',
  [
    rect(0, 0, 880, 440, { fill: butter[200], night: 'beacon' }),
    // A tire on the wall.
    circle(850, 226, 108, { fill: 'none', stroke: blue[950], strokeWidth: 44 }),
    circle(850, 226, 78, { fill: 'none', stroke: blue[300], strokeWidth: 12 }),
    stroke('M850 226V150M850 226L784 188M850 226L784 264M850 226V302', blue[400], 12),
    circle(850, 226, 20, blue[800]),
    mechanic,
    at(404, 42, ad),
    at(404, 278, booking),
  ],
);

export const night = 'paper';
