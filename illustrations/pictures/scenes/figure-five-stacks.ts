import { type Drawing, at, circle, ellipse, path, times } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { flag } from '../../kit/street.ts';

/** Height of a tire. */
const rise = 15;

const tire = (z: number, isLast: boolean): Drawing => [
  path(`M-19-${z + 7}v7a19 10.500 0 0 0 38 0v-7Z`, blue[950]),
  path(`M-18-${z + 1}a18 10 0 0 0 36 0`, { fill: 'none', stroke: blue[700], strokeWidth: 1.6 }),
  ellipse(0, -z - 8, 19, 10.5, isLast ? orange[500] : blue[900]),
  ellipse(0, -z - 8, 11, 6, isLast ? orange[300] : paper[300]),
  ellipse(0, -z - 7, 8, 4, blue[950]),
];

/** As many tires as the number of the step, which is on the lowest. */
const stack = (step: number): Drawing => [
  ellipse(-5, 2, 22, 11, { fill: blue[950], opacity: 0.16 }),
  times(step, (index) => tire(index * rise, step === 5 && index === 4)),
  circle(2, -rise * (step / 2) + 4, 12, step === 5 ? orange[500] : paper[0]),
  lettering(2, -rise * (step / 2) + 10.4, `${step}`, {
    size: 19,
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  }),
];

export const picture = tileScene(
  'Five stacks of one to five tires, like stairs to a flag, and two mechanics',
  { mood: 'leaf', seed: 449, center: [240, 200], scale: 1.04 },
  [
    place(tree(), [-86, -20], 1.1),
    place(
      person({ top: butter[400], skin: skin[4], hair: blue[950], reach: 'right' }),
      [-46, 6],
      1.4,
    ),
    [5, 4, 3, 2, 1].map((step) => place(stack(step), [0, (3 - step) * 40])),
    place(flag({ height: 42, scale: 1.3 }), [0, -80, 5 * rise - 8]),
    place(person({ top: blue[600], skin: skin[1], hat: orange[500], reach: 'up' }), [66, -26], 1.4),
    place(at(0, 0, tire(0, false), 0.9), [58, 26]),
    place(bush(), [-46, 80], 0.9),
  ],
);
