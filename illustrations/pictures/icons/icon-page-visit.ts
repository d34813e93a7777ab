import { type Drawing, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { screen } from '../../kit/devices.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** The page jumps: a button is below the place where it was. */
const jumps = [
  stroke('M7 10h24v10H7z', blue[400], 2, { dash: '4 3' }),
  stroke('M19 24v13m-6-6 6 6 6-6', blue[900], 3),
  rect(7, 43, 24, 10, orange[500], 3),
];

/** The page reacts to a touch. */
const reacts = [
  rect(7, 8, 24, 5, paper[300], 2.5),
  rect(7, 17, 16, 5, paper[300], 2.5),
  circle(19, 42, 13, blue[100]),
  circle(19, 42, 8.5, blue[300]),
  circle(19, 42, 4, blue[700]),
];

/** The picture of the page is there, and the rest still loads. */
const loads = [
  rect(6, 7, 26, 25, blue[100], 3),
  path('M6 29l8-10 6 6 5-5 7 9a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3z', leaf[500]),
  circle(25, 14, 3.5, orange[500]),
  rect(6, 39, 26, 5, paper[300], 2.5),
  rect(6, 49, 12, 5, paper[300], 2.5),
];

const phone = (content: Drawing, index: number) =>
  place(screen(38, 62, [rect(2, 2, 34, 58, paper[0], 4), content], { edge: blue[700] }), [
    -24,
    -60 + index * 39,
  ]);

export const picture = icon({ mood: 'leaf', seed: 181 }, [
  place([jumps, reacts, loads].map(phone), [4, 0], 1.1),
  place(person({ top: blue[600], skin: skin[3], hair: blue[950], reach: 'left' }), [42, 16], 1.1),
]);
