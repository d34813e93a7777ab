/**
 * Pieces of facades, in face coordinates: u runs right, v down, from the face's upper left corner.
 * Roofs and awnings are in model coordinates.
 */
import { type Color, mix } from '../drawing/color.ts';
import {
  type Drawing,
  type Point,
  circle,
  path,
  polygon,
  rect,
  round,
  times,
} from '../drawing/drawing.ts';
import {
  type Place,
  type Size,
  block,
  onRightFace,
  project,
  shade,
  tint,
} from '../drawing/isometric.ts';
import { lettering } from '../drawing/lettering.ts';
import { blue, butter, paper, white } from '../drawing/ramps.ts';

export type WindowOptions = {
  readonly glass?: Color;
  readonly frame?: Color;
  /** Upright glazing bars. */
  readonly bars?: number;
  readonly sill?: boolean;
  /** Width of the frame. */
  readonly border?: number;
};

/** Glass of windows on the shaded side. */
export const shadedGlass: Color = mix(blue[300], blue[900], 0.2);

/** Equal windows, drawn part by part so that each part of all of them is one shape. */
export function windows(
  corners: readonly Point[],
  [width, height]: Point,
  options: WindowOptions = {},
): Drawing {
  const { glass = blue[200], frame = paper[0], bars = 0, sill = true, border = 2.5 } = options;
  const shine = corners
    .map(
      ([u, v]) =>
        `M${u} ${round(v + height * 0.72)}L${round(u + width * 0.62)} ${v}H${round(u + width * 0.9)}L${u} ${round(v + height)}Z`,
    )
    .join('');
  return [
    corners.map(([u, v]) =>
      rect(u - border, v - border, width + 2 * border, height + 2 * border, frame),
    ),
    corners.map(([u, v]) => rect(u, v, width, height, { fill: glass, night: 'glass' })),
    path(shine, { fill: white, opacity: 0.38 }),
    corners.map(([u, v]) =>
      times(bars, (bar) =>
        rect(round(u + (width * (bar + 1)) / (bars + 1) - 1), v, 2, height, frame),
      ),
    ),
    sill
      ? corners.map(([u, v]) =>
          rect(u - border - 1.5, v + height + border, width + 2 * border + 3, 3, shade(frame, 0.1)),
        )
      : [],
  ];
}

/** A glazed door, its threshold on the lower edge. */
export const door = (
  u: number,
  v: number,
  width: number,
  height: number,
  color: Color,
  glass: Color = blue[200],
): Drawing => [
  rect(u - 2.5, v - 2.5, width + 5, height + 2.5, paper[0]),
  rect(u, v, width, height, color),
  rect(u + width * 0.2, v + height * 0.12, width * 0.6, height * 0.42, {
    fill: glass,
    night: 'glass',
  }),
  circle(u + width * 0.82, v + height * 0.62, 1.6, butter[400]),
];

/** A band along a facade's foot, in shade. */
export const plinth = (width: number, height: number, thickness = 7): Drawing =>
  rect(0, height - thickness, width, thickness, { fill: blue[900], opacity: 0.18 });

/** Flat shadow of a building of the given footprint, falling left. */
export function castShadow([x, y, z = 0]: Place, [width, depth]: Point): Drawing {
  return polygon(
    [
      project(x - 14, y + 8, z),
      project(x + width - 4, y + 8, z),
      project(x + width, y + depth + 1, z),
      project(x + width - 4, y + depth + 12, z),
      project(x - 14, y + depth + 12, z),
    ],
    { fill: blue[950], opacity: 0.16 },
  );
}

/** A flat roof with a parapet, on walls of the given extent. */
export function flatRoof(
  [x, y, z = 0]: Place,
  [width, depth]: Point,
  color: Color,
  parapet: Color = paper[0],
): Drawing {
  const floor = (from: number): Point[] => [
    project(x + from, y + from, z + 7),
    project(x + width - 3, y + from, z + 7),
    project(x + width - 3, y + depth - 3, z + 7),
    project(x + from, y + depth - 3, z + 7),
  ];
  return [
    block([x - 2, y - 2, z], [width + 4, depth + 4, 7], parapet, { top: tint(parapet, 0.2) }),
    polygon(floor(3), shade(color, 0.3)),
    polygon(floor(8), shade(color, 0.15)),
  ];
}

/** Thickness of a pitched roof. */
const thickness = 5;

/** A pitched roof whose ridge runs along x: the gable is seen on the right face. */
export function gableRoof(
  [x, y, z = 0]: Place,
  [width, depth, height]: Size,
  color: Color,
  wall: Color,
  overhang = 5,
): Drawing {
  const middle = y + depth / 2;
  const eaves = z - (overhang * height) / (depth / 2);
  const [left, right] = [x - overhang, x + width + overhang];
  const [far, near] = [y - overhang, y + depth + overhang];
  return [
    polygon(
      [
        project(x + width, y, z),
        project(x + width, y + depth, z),
        project(x + width, middle, z + height),
      ],
      wall,
    ),
    polygon(
      [
        project(left, far, eaves + thickness),
        project(right, far, eaves + thickness),
        project(right, middle, z + height + thickness),
        project(left, middle, z + height + thickness),
      ],
      tint(color, 0.15),
    ),
    polygon(
      [
        project(right, near, eaves),
        project(right, middle, z + height),
        project(right, far, eaves),
        project(right, far, eaves + thickness),
        project(right, middle, z + height + thickness),
        project(right, near, eaves + thickness),
      ],
      tint(color, 0.25),
    ),
    polygon(
      [
        project(left, near, eaves + thickness),
        project(right, near, eaves + thickness),
        project(right, middle, z + height + thickness),
        project(left, middle, z + height + thickness),
      ],
      shade(color, 0.1),
    ),
  ];
}

/** A pitched roof whose ridge runs along y: the sunlit slope looks right. */
export function crossGableRoof(
  [x, y, z = 0]: Place,
  [width, depth, height]: Size,
  color: Color,
  wall: Color,
  overhang = 5,
): Drawing {
  const middle = x + width / 2;
  const eaves = z - (overhang * height) / (width / 2);
  const [left, right] = [x - overhang, x + width + overhang];
  const [far, near] = [y - overhang, y + depth + overhang];
  return [
    polygon(
      [
        project(x, y + depth, z),
        project(x + width, y + depth, z),
        project(middle, y + depth, z + height),
      ],
      shade(wall, 0.25),
    ),
    polygon(
      [
        project(middle, far, z + height + thickness),
        project(middle, near, z + height + thickness),
        project(right, near, eaves + thickness),
        project(right, far, eaves + thickness),
      ],
      color,
    ),
    polygon(
      [
        project(right, far, eaves),
        project(right, near, eaves),
        project(right, near, eaves + thickness),
        project(right, far, eaves + thickness),
      ],
      tint(color, 0.2),
    ),
    polygon(
      [
        project(middle, near, z + height),
        project(right, near, eaves),
        project(right, near, eaves + thickness),
        project(middle, near, z + height + thickness),
        project(left, near, eaves + thickness),
        project(left, near, eaves),
      ],
      shade(color, 0.25),
    ),
  ];
}

type AwningOptions = {
  readonly stripes?: number;
  /** Its depth in front of the facade. */
  readonly reach?: number;
  /** How far it falls. */
  readonly drop?: number;
};

/** A striped awning on a right face, from `fromY` to `toY`, its upper edge at height z. */
export function awning(
  [x, fromY, z = 0]: Place,
  toY: number,
  color: Color,
  { stripes = 8, reach = 17, drop = 11 }: AwningOptions = {},
): Drawing {
  const stripe = (toY - fromY) / stripes;
  const [dx, dy] = [stripe * Math.cos(Math.PI / 6), stripe * 0.5];
  const cloth = (first: number): string =>
    Array.from({ length: stripes / 2 }, (_, i) => fromY + (2 * i + first) * stripe)
      .map((y) => {
        const corners = [
          project(x, y, z),
          project(x, y + stripe, z),
          project(x + reach, y + stripe, z - drop),
          project(x + reach, y, z - drop),
        ];
        return `M${corners.map(([px, py]) => `${round(px, 2)} ${round(py, 2)}`).join('L')}Z`;
      })
      .join('');
  // The valance: a scallop below every stripe.
  const valance = (first: number): string =>
    Array.from({ length: stripes / 2 }, (_, i) => fromY + (2 * i + first) * stripe)
      .map((y) => {
        const [px, py] = project(x + reach, y, z - drop);
        return `M${round(px, 2)} ${round(py, 2)}l${round(-dx, 2)} ${round(dy, 2)}v4a${round(stripe * 0.5)} ${round(stripe * 0.42)} 0 0 0 ${round(dx, 2)} ${round(-dy, 2)}Z`;
      })
      .join('');
  const low = z - drop - 6;
  return [
    polygon(
      [
        project(x, fromY, low),
        project(x, toY, low),
        project(x, toY, low - 9),
        project(x, fromY, low - 9),
      ],
      { fill: blue[950], opacity: 0.22 },
    ),
    polygon(
      [
        project(x, toY, z),
        project(x + reach, toY, z - drop),
        project(x + reach, toY, low),
        project(x, toY, z - drop),
      ],
      shade(color, 0.35),
    ),
    path(cloth(0), color),
    path(cloth(1), paper[0]),
    path(valance(0), shade(color, 0.1)),
    path(valance(1), shade(paper[0], 0.1)),
  ];
}

type SignOptions = {
  readonly board?: Color;
  readonly ink?: Color;
  /** Pixels of the em. */
  readonly size?: number;
  readonly thickness?: number;
};

/** A sign board on a right face. At most twelve characters, fictional names only. */
export function signBoard(
  [x, y, z = 0]: Place,
  [width, height]: Point,
  text: string,
  { board = blue[700], ink = white, size = 12, thickness: depth = 3 }: SignOptions = {},
): Drawing {
  return [
    block([x, y, z], [depth, width, height], board),
    onRightFace(
      [x + depth, y, z],
      [width, height],
      lettering(width / 2, height / 2 + size * 0.35, text, {
        size,
        face: 'gabarito-800',
        color: ink,
        anchor: 'middle',
        night: 'beacon',
      }),
    ),
  ];
}
