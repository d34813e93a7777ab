/** Stations on one ground, seen from the front. Side by side they are one picture; phones show each beside its words. */
import { type Drawing, at } from '../drawing/drawing.ts';
import { blue } from '../drawing/ramps.ts';
import type { Picture } from '../drawing/svg.ts';
import { type PersonOptions, person } from './people.ts';

/** Where things stand, below the upper edge of a drawing. */
export const floor = 330;
/** Cut off above. */
const top = 56;

/** A station. Feet are near its lower edge; the page draws the street below. Decorative, so it has no title. */
export const station = (width: number, things: Drawing): Picture => ({
  title: '',
  width,
  height: floor + 8 - top,
  drawing: at(0, -top, things),
});

/** A person as large as the things of a station. */
export const bystander = (x: number, options: PersonOptions = {}, scale = 2.6): Drawing =>
  at(x, floor + 4, person({ legs: blue[500], ...options }), scale);
