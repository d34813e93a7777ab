import {
  type Drawing,
  at,
  circle,
  path,
  rect,
  stroke,
  transformed,
} from '../../drawing/drawing.ts';
import { blue, leaf, orange, paper, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { text, ui } from '../../kit/interface.ts';

/** The menu words of the guide, in place of the old ones. */
const signs = ['Treatments', 'Team', 'Exercises to do at home', 'Hours and directions'];
const oldSigns = ['Modalities', 'Our story', 'Wellness hub'];

/** A board that hangs in a corridor, one plate for each word. The first is the one people look for. */
const board: Drawing = [
  rect(90, -60, 10, 70, blue[900]),
  rect(340, -60, 10, 70, blue[900]),
  rect(10, 14, 440, 328, { fill: blue[950], opacity: 0.18 }, 18),
  rect(0, 0, 440, 328, blue[800], 18),
  signs.map((word, index) => {
    const y = 16 + index * 75;
    const isFirst = index === 0;
    const ink = isFirst ? blue[950] : white;
    return [
      rect(16, y, 408, 67, { fill: isFirst ? orange[500] : blue[600], night: 'beacon' }, 10),
      text(36, y + 44, word, 29, { face: 'gabarito-800', color: ink, night: 'beacon' }),
      stroke(`M372 ${y + 33}h30m-12-12l12 12l-12 12`, ink, 5, { night: 'beacon' }),
    ];
  }),
];

/** A plate that was taken down. */
const oldPlate = (word: string): Drawing => [
  rect(0, 0, 196, 50, paper[300], 8),
  rect(0, 42, 196, 8, paper[400], 4),
  circle(12, 24, 4, paper[400]),
  circle(184, 24, 4, paper[400]),
  text(98, 33, word, 24, { color: ui.inkSoft, anchor: 'middle' }),
];

/** A box with the old plates in it, cut by the frame. */
const boxOfPlates: Drawing = [
  at(12, -118, transformed('rotate(-9)', oldPlate(oldSigns[2] ?? ''))),
  at(10, -74, transformed('rotate(3)', oldPlate(oldSigns[1] ?? ''))),
  at(12, -22, transformed('rotate(-4)', oldPlate(oldSigns[0] ?? ''))),
  path('M-34 20H214L202 140H-22Z', leaf[600]),
  path('M-34 20H214L212 36H-32Z', leaf[700]),
];

/** The door of a treatment room, 150 wide. */
const door: Drawing = [
  rect(-12, -12, 174, 352, paper[300]),
  rect(0, 0, 150, 340, leaf[500]),
  rect(34, 32, 82, 130, { fill: blue[100], night: 'glass' }, 6),
  path('M34 120L90 32H112L34 156Z', { fill: white, opacity: 0.5 }),
  rect(10, 196, 34, 12, paper[50], 6),
];

export const picture = closeup(
  'A board in a corridor with the words Treatments, Team, Exercises to do at home, Hours and directions; old plates such as Modalities lie in a box',
  [
    rect(0, 0, 880, 440, paper[100]),
    rect(0, 372, 880, 68, paper[300]),
    rect(0, 360, 880, 12, paper[200]),
    at(-62, 20, door),
    at(744, 20, door),
    at(334, 46, board, 0.86),
    at(160, 330, boxOfPlates, 0.8),
  ],
);
