/**
 * The isometric projection, 30 degrees. x runs right and down, y left and down, z up; one unit is
 * one pixel along each axis before projection. Light comes from the right: the right face shows the
 * base color, the top is lit, the left is in shade.
 */
import { type Color, mix } from './color.ts';
import {
  type Drawing,
  type Group,
  type Point,
  at,
  polygon,
  round,
  transformed,
} from './drawing.ts';
import { blue, white } from './ramps.ts';

/** A position in the model. */
export type Place = readonly [x: number, y: number, z?: number];
/** Extents along x, y and z. */
export type Size = readonly [width: number, depth: number, height: number];

const cos30 = Math.cos(Math.PI / 6);
const sin30 = 0.5;

/** Projects a position of the model to the picture. */
export const project = (x: number, y: number, z = 0): Point => [
  (x - y) * cos30,
  (x + y) * sin30 - z,
];

/** A color in shade: mixed with a `share` of navy. */
export const shade = (color: Color, share = 0.2): Color => mix(color, blue[900], share);
/** A color in light: mixed with a `share` of white. */
export const tint = (color: Color, share = 0.3): Color => mix(color, white, share);

/** Draws content at a position of the model. */
export function place(content: Drawing, [x, y, z = 0]: Place, scale = 1): Group {
  const [px, py] = project(x, y, z);
  return at(px, py, content, scale);
}

/**
 * Draws flat content on a right face (constant x). Content coordinates: u to the right, v down,
 * from the face's upper left corner.
 * @param corner the face's far lower corner: smallest y, lowest z
 */
export function onRightFace([x, y, z = 0]: Place, [width, height]: Point, content: Drawing): Group {
  const [px, py] = project(x, y + width, z + height);
  return transformed(`matrix(.87 -.5 0 1 ${round(px)} ${round(py)})`, content);
}

/** Draws flat content on a left face (constant y), from its upper left corner. */
export function onLeftFace([x, y, z = 0]: Place, height: number, content: Drawing): Group {
  const [px, py] = project(x, y, z + height);
  return transformed(`matrix(.87 .5 0 1 ${round(px)} ${round(py)})`, content);
}

/** Draws flat content on the ground: u along x, v along y. */
export function onTopFace([x, y, z = 0]: Place, content: Drawing): Group {
  const [px, py] = project(x, y, z);
  return transformed(`matrix(.87 .5 -.87 .5 ${round(px)} ${round(py)})`, content);
}

/** A flat area of the ground. */
export const groundPatch = ([x, y, z = 0]: Place, [width, depth]: Point, color: Color): Drawing =>
  polygon(
    [
      project(x, y, z),
      project(x + width, y, z),
      project(x + width, y + depth, z),
      project(x, y + depth, z),
    ],
    color,
  );

type FaceColors = {
  readonly left?: Color;
  readonly top?: Color;
};

/**
 * A cuboid. The right face has the base color. The outline is drawn first, below the faces, so that
 * no gap shows between them.
 */
export function block(
  [x, y, z = 0]: Place,
  [width, depth, height]: Size,
  color: Color,
  faces: FaceColors = {},
): Drawing {
  const top = z + height;
  const farLeft = project(x, y + depth, top);
  const near = project(x + width, y + depth, top);
  const farRight = project(x + width, y, top);
  const back = project(x, y, top);
  const lowLeft = project(x, y + depth, z);
  const lowNear = project(x + width, y + depth, z);
  const lowRight = project(x + width, y, z);
  return [
    polygon([farLeft, lowLeft, lowNear, lowRight, farRight, back], color),
    polygon([farLeft, lowLeft, lowNear, near], faces.left ?? shade(color, 0.25)),
    polygon([farLeft, near, farRight, back], faces.top ?? tint(color, 0.3)),
  ];
}
