import type { Color } from '../../drawing/color.ts';
import { type Drawing, rect, round, times } from '../../drawing/drawing.ts';
import {
  type Place,
  type Size,
  block,
  onLeftFace,
  onRightFace,
  place,
  shade,
} from '../../drawing/isometric.ts';
import { blue, butter, orange, paper, white } from '../../drawing/ramps.ts';
import { castShadow, flatRoof, signBoard } from '../facade.ts';
import { bush, tree } from '../nature.ts';
import { flag } from '../street.ts';

/** Bands of office windows with a shine and mullions. */
function glazing(width: number, rows: number, glass: Color, mullion: Color): Drawing {
  const bands = (draw: (v: number) => Drawing) => times(rows, (row) => draw(5 + row * 17));
  const mullions = Math.floor((width - 10) / 14) - 1;
  return [
    bands((v) => rect(5, v, width - 10, 10.5, { fill: glass, night: 'glass' })),
    bands((v) => rect(5, v, round((width - 10) * 0.45), 10.5, { fill: white, opacity: 0.22 })),
    bands((v) => times(mullions, (i) => rect(5 + (i + 1) * 14, v, 1.3, 10.5, mullion))),
  ];
}

function floors(
  [x, y, z = 0]: Place,
  [width, depth, height]: Size,
  wall: Color,
  glass: Color,
): Drawing {
  const rows = Math.floor(height / 17);
  return [
    block([x, y, z], [width, depth, height], wall),
    onLeftFace(
      [x, y + depth, z],
      height,
      glazing(width, rows, shade(glass, 0.35), shade(wall, 0.25)),
    ),
    onRightFace([x + width, y, z], [depth, height], glazing(depth, rows, glass, wall)),
  ];
}

/** An office tower that steps back twice, with planted terraces: 88 by 96, 129 high. */
export function tower(): Drawing {
  return [
    castShadow([-44, -48], [88, 96]),
    floors([-44, -48], [88, 96, 38], blue[700], blue[200]),
    onRightFace(
      [44, -48],
      [96, 40],
      [
        rect(34, 16, 28, 24, blue[950]),
        rect(36, 18, 11.5, 22, { fill: butter[200], night: 'glass' }),
        rect(48.5, 18, 11.5, 22, { fill: butter[200], night: 'glass' }),
      ],
    ),
    block([-46, -50, 40], [92, 100, 4], paper[0]),
    [34, 10, -14].map((y, i) => place(bush(), [30 + i * 3, y, 44], 0.75)),
    floors([-40, -46, 44], [62, 72, 50], blue[500], blue[100]),
    block([-42, -48, 94], [66, 76, 4], paper[0]),
    floors([-38, -44, 98], [44, 46, 24], blue[600], blue[200]),
    place(tree(), [-22, 14, 98], 0.55),
    flatRoof([-38, -44, 122], [44, 46], blue[200]),
    place(flag({ height: 30 }), [-26, -32, 129]),
    signBoard([22, -34, 76], [48, 15], 'CLOUDY', { board: orange[500], ink: blue[950], size: 11 }),
  ];
}
