/**
 * The opening of the mobile guide. The disc behind the hand cuts the arm off, on any ground. Lists show
 * `guide-mobile-card`.
 */
import {
  type Drawing,
  at,
  circle,
  path,
  rect,
  stroke,
  transformed,
} from '../../drawing/drawing.ts';
import { mix } from '../../drawing/color.ts';
import { blue, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { fingerAround, inShade, nailOf } from '../../kit/hands.ts';
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

/** The palm behind the phone, at its right edge. */
const palm: Drawing = path(
  'M120 190H176C190 192 206 206 220 230L240 262L200 320L120 300Z',
  inShade(tone, 0.22),
);

/** From the lowest, each in front of the one below it. */
const fingers: Drawing = [
  fingerAround(tone, 266, -24, 20, 26, 4),
  fingerAround(tone, 234, -31, 31, 32, -2),
  fingerAround(tone, 198, -35, 38, 35, -7),
  fingerAround(tone, 164, -31, 34, 33, -13),
];

/** The thumb from the right, on the button, and the sleeve. The disc behind the hand, of radius 200 here, cuts the arm off. */
const thumb: Drawing = [
  path(
    'M245 319C256 296 250 262 226 244C212 234 190 224 168 221C152 219 140 220 128 222C108 225 100 240 107 250C112 257 126 259 140 260C156 262 166 268 168 282C170 306 150 340 122 385A200 200 0 0 0 245 319Z',
    tone,
  ),
  path(
    'M140 260C156 262 166 268 168 282C170 306 150 340 122 385L148 377C172 344 188 310 184 282C181 264 164 258 146 257Z',
    inShade(tone, 0.12),
  ),
  path(
    'M111 240C112 231 120 227 131 227Q137 232 136 240Q135 248 129 251C119 252 111 248 111 240Z',
    mix(tone, nailOf(tone), 0.8),
  ),
  stroke('M164 230Q160 238 163 246M172 231Q168 238 171 247', inShade(tone, 0.22), 2.6),
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

export const night = 'screen';
