/**
 * Logos of invented partners: one color each, 48 high, drawn for a ground so that cut-outs take
 * its color.
 */
import { type Color, mix } from '../drawing/color.ts';
import { type Drawing, circle, path, rect, stroke } from '../drawing/drawing.ts';
import { lettering } from '../drawing/lettering.ts';
import { blue, navy, paper, white } from '../drawing/ramps.ts';
import type { Picture } from '../drawing/svg.ts';

/** The ink of each theme. */
const partnerInk = {
  light: mix(navy.quiet, blue[300], 0.25),
  dark: mix(blue[200], paper[0], 0.25),
} as const;
/** What shows through cut-outs. */
const partnerGround = { light: white, dark: blue[950] } as const;
type Theme = keyof typeof partnerInk;

type Draw = (ink: Color, ground: Color) => Drawing;
const picture =
  (title: string, width: number, draw: Draw) =>
  (theme: Theme): Picture => ({
    title,
    width,
    height: 48,
    drawing: draw(partnerInk[theme], partnerGround[theme]),
  });

export const cobblewick = picture('Cobblewick', 190, (ink) => [
  [
    [0, 6],
    [19, 6],
    [9.5, 24],
    [28.5, 24],
  ].map(([x = 0, y = 0]) => rect(x, y, 16, 15, ink, 5)),
  lettering(58, 32, 'Cobblewick', { size: 25, face: 'gabarito-700', color: ink, tracking: -0.4 }),
]);

export const fernhill = picture('Fernhill Outdoor Supply', 196, (ink) => [
  path(
    'M20 42V8c8 5 8 14 0 20M20 14c-9 2-11 10 0 16M20 24c-12 0-16 8-1 15M20 24c12 0 16 8 1 15',
    ink,
  ),
  rect(18.7, 6, 2.6, 38, ink, 1.3),
  lettering(46, 25, 'FERNHILL', { size: 20, face: 'figtree-800', color: ink, tracking: 2 }),
  lettering(46, 41, 'OUTDOOR SUPPLY', {
    size: 10.5,
    face: 'figtree-700',
    color: ink,
    tracking: 1.9,
  }),
]);

export const brightwater = picture('Brightwater', 196, (ink, ground) => [
  circle(24, 24, 19, ink),
  stroke('M5 26q6-6 12 0t12 0t14 0M8 33q6-5 11 0t11 0t11 0', ground, 3),
  circle(24, 15, 5, ground),
  lettering(54, 32, 'brightwater', { size: 24, face: 'figtree-800', color: ink, tracking: -0.6 }),
]);

export const ostler = picture('Ostler and Vane', 188, (ink, ground) => [
  lettering(0, 33, 'Ostler', { size: 28, face: 'gabarito-500', color: ink, tracking: -0.4 }),
  circle(101, 24, 15, ink),
  lettering(101, 31, '&', { size: 20, face: 'gabarito-800', color: ground, anchor: 'middle' }),
  lettering(122, 33, 'Vane', { size: 28, face: 'gabarito-500', color: ink, tracking: -0.4 }),
]);

export const tallyhouse = picture('Tallyhouse', 169, (ink) => [
  [26, 18, 10, 18].map((top, index) => rect(2 + index * 10, top, 7, 42 - top, ink, 2)),
  rect(0, 42.5, 42, 3, ink, 1.5),
  lettering(52, 32, 'tallyhouse', { size: 25, face: 'gabarito-800', color: ink, tracking: -0.2 }),
]);
