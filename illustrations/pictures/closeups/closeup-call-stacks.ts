import { type Drawing, at, polygon, rect, times } from '../../drawing/drawing.ts';
import { block, onRightFace, place, project } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, butter, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { text } from '../../kit/interface.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { van } from '../../kit/vehicles.ts';

/** The calls of six months, as the guide counts them. */
const calls = [5, 4, 6, 9, 8, 12];
/** Height of a slip, width of a stack, its distance from the next, and height of the step below it. */
const [slip, side, pitch, step] = [8, 52, 74, 34];

/** The slips of a month on its step, with the number of the month on the step. */
const stack = (count: number, index: number): Drawing => {
  const last = index === calls.length - 1;
  const y = -index * pitch;
  return [
    block([-14, y - 12], [side + 40, pitch, step], blue[700], {
      top: paper[100],
      left: blue[800],
    }),
    onRightFace(
      [side + 26, y - 12],
      [pitch, step],
      lettering(pitch / 2, 27, `${index + 1}`, {
        size: 28,
        face: 'gabarito-800',
        color: white,
        anchor: 'middle',
      }),
    ),
    times(count, (one) =>
      block(
        [0, y, step + one * slip],
        [side, side, slip - 2],
        last ? orange[500] : blue[400],
        last ? { top: orange[400] } : { top: blue[300] },
      ),
    ),
    at(
      ...project(side / 2, y + side / 2, step + count * slip),
      text(0, -22, `${count}`, 40, {
        face: 'gabarito-800',
        color: last ? orange[600] : blue[900],
        anchor: 'middle',
      }),
    ),
  ];
};

export const picture = closeup(
  'Stacks of call slips climb over six months: 5, 4, 6, 9, 8 and, in orange, 12',
  [
    rect(0, 0, 880, 550, blue[100]),
    polygon(
      [
        [0, 424],
        [736, 0],
        [880, 0],
        [880, 550],
        [0, 550],
      ],
      blue[200],
    ),
    at(
      252,
      418,
      [
        place(pine(), [-190, -60], 1.9),
        place(pine(), [-150, -90], 1.5),
        place(tree(), [-30, 110], 1.5),
        [...calls.keys()].toReversed().map((index) => stack(calls[index]!, index)),
        place(
          person({ top: butter[400], skin: skin[3], hair: blue[950], reach: 'up' }),
          [side + 14, -5 * pitch + 46, step],
          1.5,
        ),
        place(tree(), [226, -300], 1.4),
        place(van({ name: 'Kestrel' }), [196, -226], 2),
        place(bush(), [180, 0], 1.4),
      ],
      1.1,
    ),
  ],
  550,
);
