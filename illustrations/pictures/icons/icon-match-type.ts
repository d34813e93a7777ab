import type { Color } from '../../drawing/color.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, orange, skin, white } from '../../drawing/ramps.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** A step of a pyramid, with its word on the front. */
const step = (word: string, width: number, z: number, color: Color, ink: Color = white) => {
  const far = -8 - width / 2;
  return [
    block([far, far, z], [width, width, 24], color),
    onRightFace(
      [far + width, far, z],
      [width, 24],
      lettering(width / 2, 17.5, word, {
        size: 16,
        face: 'gabarito-800',
        color: ink,
        anchor: 'middle',
      }),
    ),
  ];
};

/** The closer the match, the fewer searches. */
export const picture = icon({ mood: 'sea', seed: 195 }, [
  step('Broad', 98, 0, blue[700]),
  step('Phrase', 74, 24, blue[500]),
  step('Exact', 50, 48, orange[500], blue[950]),
  place(person({ top: orange[500], skin: skin[1], hair: skin[3] }), [-8, -8, 72], 0.9),
]);
