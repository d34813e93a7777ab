import {
  type Drawing,
  at,
  circle,
  path,
  rect,
  stroke,
  transformed,
} from '../../drawing/drawing.ts';
import { blue, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { inShade, nailOf } from '../../kit/hands.ts';
import { text, ui } from '../../kit/interface.ts';

const tone = skin[3];

/** A page on a phone, 170 by 330: what the thumb reaches is green, the far corner is a stretch. */
const phone: Drawing = [
  rect(-8, -8, 186, 346, blue[950], 32),
  rect(0, 0, 170, 330, white, 25),
  path('M0 112V25Q0 0 25 0H145Q170 0 170 25V58Q82 56 0 112Z', { fill: orange[500], opacity: 0.16 }),
  rect(62, 8, 46, 10, blue[950], 5),
  path('M170 118C92 122 22 168 0 268V305Q0 330 25 330H145Q170 330 170 305Z', {
    fill: leaf[500],
    opacity: 0.3,
  }),
  stroke('M170 118C92 122 22 168 2 268', leaf[500], 3.5, { dash: '1 9' }),
  text(155, 53, 'Stretch', 19, { face: 'gabarito-700', anchor: 'end', color: ui.inkSoft }),
  rect(16, 68, 138, 9, blue[400], 4.5),
  rect(16, 86, 96, 9, blue[400], 4.5),
  text(154, 176, 'Easy', 24, { face: 'gabarito-800', anchor: 'end', color: leaf[700] }),
  rect(14, 214, 142, 52, orange[500], 16),
  text(63, 249, 'CALL', 25, { face: 'gabarito-800', color: blue[950], anchor: 'middle' }),
];

/** Palm and arm behind the phone. The disc behind the hand, of radius 200 here, cuts them off. */
const palm: Drawing = path(
  'M140 381C134 340 146 280 190 250Q218 246 228 262C236 284 250 300 245 319A200 200 0 0 1 140 381Z',
  inShade(tone, 0.14),
);

/** Four fingers around the left edge, each over the one below it. Behind the edge they meet. */
const fingers: Drawing = [
  path('M-8 146Q-30 150-32 180L-22 276Q-20 304-4 304H4V146Z', inShade(tone, 0.24)),
  [
    { y: 262, left: -22, tip: 14, height: 42 },
    { y: 223, left: -27, tip: 23, height: 46 },
    { y: 182, left: -31, tip: 27, height: 48 },
    { y: 142, left: -32, tip: 22, height: 47 },
  ].map(({ y, left, tip, height }) => [
    rect(left, y, tip - left, height, inShade(tone, 0.2), height / 2),
    rect(left, y, tip - left, height - 6, tone, (height - 6) / 2),
  ]),
];

/** The thumb from the right, on the button, and the sleeve along the disc's edge. */
const thumb: Drawing = [
  path(
    'M245 319C252 290 244 264 222 246C204 230 160 226 122 226C100 226 96 248 112 255C134 264 154 268 164 284C174 304 150 330 122 385A200 200 0 0 0 245 319Z',
    tone,
  ),
  path(
    'M122 226C100 226 96 248 112 255C122 257 134 253 136 241C134 231 130 226 122 226Z',
    nailOf(tone),
  ),
  path('M130 346L246 284L257 304A200 200 0 0 1 112 386.5Z', blue[900]),
  path('M130 346L246 284L257 304L123 371Z', blue[300]),
];

export const picture: Picture = {
  title: 'A hand holds a phone; its thumb reaches the call button, and the far corner is a stretch',
  width: 480,
  height: 360,
  drawing: [
    circle(240, 186, 172, blue[500]),
    at(156, 26, transformed('rotate(-6 85 165)', [palm, phone, fingers, thumb]), 0.86),
  ],
};
