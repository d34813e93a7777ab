/** Dogs: a head for close-ups, and a whole one for scenes. */
import type { Color } from '../drawing/color.ts';
import {
  type Drawing,
  circle,
  ellipse,
  path,
  rect,
  stroke,
  transformed,
} from '../drawing/drawing.ts';
import { blue, brick, hair, orange, skin, white } from '../drawing/ramps.ts';

/** The right ear, hanging from the top of the head. */
const ear = 'M20-32C34-40 48-30 50-10C52 10 48 28 40 32C32 30 28 14 26-4Z';

/** Both sides of a shape that is drawn at the right. */
const mirrored = (shape: Drawing): Drawing => [shape, transformed('scale(-1 1)', shape)];

const coat = skin[3];

/** A dog’s head, 100 wide, around its middle. Before the groom fur sticks out and mud is on it. */
export const dog = (isGroomed: boolean): Drawing => [
  isGroomed
    ? []
    : [
        mirrored([
          circle(30, -22, 20, coat),
          circle(38, 6, 17, coat),
          circle(30, 30, 17, coat),
          circle(22, 50, 17, coat),
          circle(14, -38, 15, coat),
        ]),
        circle(0, -42, 13, coat),
      ],
  path('M-38 66C-38 44-26 32 0 32S38 44 38 66Z', coat),
  path('M-16 66C-18 52-10 46 0 46S18 52 16 66Z', skin[1]),
  path(
    'M0-37C22-37 34-24 34-4C34 8 31 18 25 26C20 36 10 40 0 40S-20 36-25 26C-31 18-34 8-34-4C-34-24-22-37 0-37Z',
    coat,
  ),
  mirrored(path(ear, hair.brown)),
  path('M-5-36Q0-38 5-36L8 4H-8Z', skin[1]),
  path('M0-2C10-2 16 6 20 14C23 24 16 36 0 36S-23 24-20 14C-16 6-10-2 0-2Z', skin[1]),
  stroke('M-6 28Q0 38 6 28', brick[500], 7),
  stroke('M0 16V23Q-5 30-12 25M0 23Q5 30 12 25', blue[950], 2.6),
  path('M-9 8C-9 3 9 3 9 8C9 13 3 18 0 18S-9 13-9 8Z', blue[950]),
  mirrored([circle(15, -9, 5, blue[950]), circle(16.5, -11, 1.7, white)]),
  isGroomed
    ? [
        mirrored(stroke('M11-20Q16-23 20-20', hair.brown, 3)),
        path('M-27 41Q0 55 27 41L30 50Q0 65-30 50Z', orange[500]),
        circle(0, 58, 6, white),
      ]
    : [
        path(
          'M-30-24L-16-42L-8-36L0-46L8-36L16-42L30-24L21-13L15-22L9-11L3-24L-4-10L-9-22L-16-12L-21-22Z',
          coat,
        ),
        path('M18 14q10-8 15 0q3 10-6 12q-11 0-9-12Z', hair.brown),
        circle(-28, 30, 6, hair.brown),
        circle(-17, 56, 7, hair.brown),
        circle(-36, -12, 4, hair.brown),
      ],
];

type SmallDogOptions = {
  readonly coat?: Color;
  readonly ear?: Color;
  readonly collar?: Color;
};

/** A dog that looks to the right, 34 wide, its feet on the origin. */
export const smallDog = ({
  coat: fur = coat,
  ear: ears = hair.brown,
  collar = orange[500],
}: SmallDogOptions = {}): Drawing => [
  ellipse(0, 0, 17, 5, { fill: blue[950], opacity: 0.16 }),
  path('M-15-17Q-23-21-20-29', { fill: 'none', stroke: fur, strokeWidth: 4 }),
  path('M-15 0V-16Q-15-21-9-21H8Q14-21 14-14V0H9V-9H-9V0Z', fur),
  circle(13, -24, 8.5, fur),
  rect(17, -24, 9, 7, fur, 3.5),
  path('M7-31Q2-28 4-18Q9-17 11-24Z', ears),
  circle(16, -26, 1.6, blue[950]),
  circle(25, -22.5, 1.8, blue[950]),
  rect(6, -18.5, 11, 3.6, collar, 1.8),
];
