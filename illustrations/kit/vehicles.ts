/** Cars and vans. Origin: the far corner of the footprint, on the ground. */
import { type Color, mix } from '../drawing/color.ts';
import { type Drawing, at, circle, polygon, rect } from '../drawing/drawing.ts';
import { block, onLeftFace, onRightFace, project, shade, tint } from '../drawing/isometric.ts';
import { lettering } from '../drawing/lettering.ts';
import { blue, butter, orange, paper, white } from '../drawing/ramps.ts';

const wheel = (radius: number): Drawing => [
  circle(0, 0, radius, blue[950]),
  circle(0, 0, radius * 0.43, paper[300]),
];

const groundShadow = (width: number, depth: number): Drawing =>
  polygon(
    [project(-5, 3), project(width - 1, 3), project(width, depth + 6), project(-5, depth + 6)],
    { fill: blue[950], opacity: 0.18 },
  );

/** Wheels and headlamps of a side of the given length. */
const wheels = (span: number): Drawing => [at(13, 8.5, wheel(6.4)), at(span - 13, 8.5, wheel(6.4))];
const lamps = (span: number): Drawing => [
  rect(2.5, 2.5, 5, 3.5, { fill: butter[200], night: 'glass' }, 1),
  rect(span - 7.5, 2.5, 5, 3.5, { fill: butter[200], night: 'glass' }, 1),
];

/** A car, 58 long and 27 wide, along x or y. */
export function car(color: Color = orange[500], along: 'x' | 'y' = 'x'): Drawing {
  const [length, breadth] = [58, 27];
  const alongX = along === 'x';
  const [width, depth] = alongX ? [length, breadth] : [breadth, length];
  const [cabinX, cabinY] = alongX ? [10, 3] : [3, 7];
  const [cabinWidth, cabinDepth] = alongX ? [width - 17, depth - 6] : [width - 6, depth - 17];
  return [
    groundShadow(width, depth),
    block([0, 0, 5], [width, depth, 11], color),
    block([cabinX, cabinY, 16], [cabinWidth, cabinDepth, 11], tint(color, 0.05), {
      top: tint(color, 0.3),
    }),
    onRightFace(
      [cabinX + cabinWidth, cabinY, 16],
      [cabinDepth, 11],
      [
        rect(2, 2, cabinDepth - 4, 7.5, blue[100], 1.5),
        alongX ? [] : rect(cabinDepth / 2 - 1, 2, 2, 7.5, color),
      ],
    ),
    onLeftFace([cabinX, cabinY + cabinDepth, 16], 11, [
      rect(2, 2, cabinWidth - 4, 7.5, shade(blue[200], 0.2), 1.5),
      alongX ? rect(cabinWidth / 2 - 1, 2, 2, 7.5, shade(color, 0.25)) : [],
    ]),
    alongX
      ? [
          onLeftFace([0, depth], 11, wheels(width)),
          onRightFace(
            [width, 0, 5],
            [depth, 11],
            [lamps(depth), rect(9, 7, depth - 18, 2.4, shade(color, 0.3), 1)],
          ),
        ]
      : [
          onRightFace([width, 0], [depth, 11], wheels(depth)),
          onLeftFace([0, depth, 5], 11, lamps(width)),
        ],
  ];
}

type VanOptions = {
  readonly color?: Color;
  readonly stripe?: Color;
  readonly name?: string;
};

/** A delivery van, 74 long, along y. */
export function van({ color = paper[0], stripe = orange[500], name }: VanOptions = {}): Drawing {
  const width = 30;
  return [
    groundShadow(width, 74),
    block([0, 0, 6], [width, 54, 32], color),
    block([0, 54, 6], [width, 20, 17], color),
    polygon([project(width, 54, 23), project(width, 54, 36), project(width, 70, 23)], color),
    polygon(
      [project(0, 54, 36), project(width, 54, 36), project(width, 70, 23), project(0, 70, 23)],
      blue[200],
    ),
    polygon(
      [project(width, 55.5, 24), project(width, 55.5, 33), project(width, 66, 24)],
      blue[300],
    ),
    onRightFace(
      [width, 0],
      [74, 38],
      [
        rect(0, 24, 74, 5, stripe),
        name
          ? lettering(46, 18, name, {
              size: name.length > 6 ? 9.5 : 12,
              face: 'gabarito-800',
              color: blue[700],
              anchor: 'middle',
            })
          : [],
        at(16, 33, wheel(7)),
        at(58, 33, wheel(7)),
      ],
    ),
    onLeftFace([0, 74, 6], 17, [
      rect(3, 8, 6, 4, butter[200], 1),
      rect(21, 8, 6, 4, butter[200], 1),
      rect(11, 8, 8, 4, shade(mix(color, white, 0), 0.5), 1),
    ]),
  ];
}
