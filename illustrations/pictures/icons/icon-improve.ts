import { path, rect, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, leaf, orange, paper } from '../../drawing/ramps.ts';
import { screen } from '../../kit/devices.ts';
import { icon } from '../../kit/scene.ts';
import { person } from '../../kit/people.ts';

/** A wall calendar: good months ticked, one dull month crossed, an arrow that goes on. */
const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((month) => {
  const [u, v] = [9 + (month % 3) * 24, 22 + Math.floor(month / 3) * 18];
  const dull = month === 3;
  return [
    rect(u, v, 20, 14, month > 6 ? paper[200] : dull ? brick[100] : leaf[100], 2),
    month > 6
      ? []
      : dull
        ? stroke(`M${u + 6} ${v + 7}h8`, brick[600], 2.4)
        : stroke(`M${u + 5} ${v + 7}l3.500 3.500l6-7`, leaf[600], 2.4),
  ];
});

export const picture = icon({ mood: 'sand', seed: 127 }, [
  place(
    screen(
      88,
      80,
      [
        rect(2, 2, 84, 76, paper[0], 3),
        rect(2, 2, 84, 14, orange[500], 3),
        path('M20 0h6v8h-6ZM62 0h6v8h-6Z', blue[900]),
        cells,
      ],
      { edge: blue[800] },
    ),
    [-22, -48],
  ),
  place(person({ top: blue[600] }), [36, 12], 1.1),
]);
