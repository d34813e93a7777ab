import { type Drawing, at, circle, path, rect } from '../../drawing/drawing.ts';
import { shade } from '../../drawing/isometric.ts';
import { blue, hair, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { text } from '../../kit/interface.ts';
import { bust, headShapes, torso } from '../../kit/portrait.ts';

/** The door of a treatment room with its number, 150 wide. Origin: its upper left corner. */
const door = (number: number, isRight = false): Drawing => {
  const fill = isRight ? orange[500] : leaf[600];
  return [
    rect(-14, -14, 178, 400, paper[50]),
    rect(0, 0, 150, 400, { fill, night: 'beacon' }),
    circle(75, 84, 46, { fill: isRight ? blue[950] : leaf[700], night: 'beacon' }),
    text(75, 106, String(number), 62, {
      face: 'gabarito-800',
      color: white,
      anchor: 'middle',
      night: 'beacon',
    }),
    rect(14, 200, 40, 12, paper[50], 6),
  ];
};

const receptionist: Drawing = bust({
  tilt: -3,
  behind: path('M132 176c-10-70 24-106 68-106s78 36 68 106l6 64H126Z', hair.chestnut),
  body: torso(blue[500], shade(blue[500], 0.2)),
  face: { shape: headShapes.round, skin: skin[2], brow: hair.chestnut, mouth: 'open', turn: 0.6 },
  over: path('M136 172c-6-58 22-88 64-88s70 30 64 88q-12-42-42-56q-36 30-86 56Z', hair.chestnut),
});

/** Stands beside the words about the home page in the guide to UX: six rooms, and a front desk that points to one. */
export const picture = closeup(
  'The receptionist of Saguaro Street PT sends a visitor with a sore knee to room 4, whose door is orange',
  [
    rect(0, 0, 880, 440, leaf[300]),
    rect(0, 404, 880, 36, paper[300]),
    at(24, 84, door(3)),
    at(556, 84, door(4, true)),
    at(760, 84, door(5)),
    at(156, 26, receptionist, 0.9),
    path('M392 150l-24 40 64-26Z', white),
    rect(364, 28, 180, 136, white, 28),
    ['Sore knee?', 'Room 4,', 'please.'].map((words, line) =>
      text(382, 70 + line * 36, words, 29, { face: 'gabarito-800' }),
    ),
    rect(140, 338, 400, 110, blue[800]),
    rect(124, 322, 432, 30, blue[600], 8),
    text(340, 408, 'Saguaro Street PT', 38, {
      face: 'gabarito-800',
      color: white,
      anchor: 'middle',
    }),
  ],
);
