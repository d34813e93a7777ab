/** Stations on one ground, seen from the front. Side by side they are one picture; phones show each beside its words. */
import { type Drawing, at, rect, times } from '../drawing/drawing.ts';
import { blue, orange, paper } from '../drawing/ramps.ts';
import type { Picture } from '../drawing/svg.ts';
import { type PersonOptions, person } from './people.ts';

/** The height of the pavement below the upper edge of a station, where things stand. */
export const floor = 330;
const height = 344;
/** Cut off above. */
const top = 40;

type StationOptions = {
  readonly width: number;
  /** The pieces of the way from left to right, as shares of the width. */
  readonly way?: readonly [from: number, to: number];
  /** Behind the street: the walls of a building. */
  readonly walls?: Drawing;
};

/** A station on its piece of the street. The edges of the ground meet those of its neighbors. Decorative, so it has no title. */
export const station = (
  { width, way: [from, to] = [0, 1], walls = [] }: StationOptions,
  things: Drawing,
): Picture => ({
  title: '',
  width,
  height,
  drawing: at(0, -top, [
    walls,
    rect(0, floor - 4, width, 16, paper[300]),
    rect(0, floor + 10, width, 44, blue[800]),
    times(width / 20, (index) =>
      index * 20 >= from * width && index * 20 < to * width
        ? rect(index * 20 + 4, floor + 28, 12, 6, { fill: orange[400], night: 'beacon' }, 3)
        : [],
    ),
    things,
  ]),
});

/** A person as large as the things of a station. */
export const bystander = (x: number, options: PersonOptions = {}, scale = 2.6): Drawing =>
  at(x, floor + 4, person(options), scale);
