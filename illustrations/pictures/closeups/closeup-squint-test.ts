import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, rect } from '../../drawing/drawing.ts';
import { blue, brick, leaf, orange, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { text } from '../../kit/interface.ts';

/** A line of text that a squinting reader cannot read. */
const line = (y: number, width: number, height = 18): Drawing =>
  rect(30, y, width, height, { fill: blue[400], opacity: 0.45, night: 'beacon' }, height / 2);

const button = (y: number, words: string, fill: Color, color: Color): Drawing => [
  rect(30, y, 270, 76, fill, 18),
  text(165, y + 49, words, 34, { face: 'gabarito-800', color, anchor: 'middle' }),
];

/** A page, 330 wide, cut by the frame. */
const page = (title: string, content: Drawing): Drawing => [
  text(165, 62, title, 40, { face: 'gabarito-800', color: white, anchor: 'middle' }),
  at(0, 92, [sheet(330, 500, 24), content]),
];

export const picture = closeup(
  'Two pages seen with squinting eyes, their texts only pale bars: three loud buttons on the left, one on the right',
  [
    rect(0, 0, 880, 550, blue[600]),
    at(
      92,
      0,
      page('Three shout', [
        line(36, 200, 30),
        line(86, 250),
        button(130, 'Call us now', brick[600], white),
        button(226, 'Chat with us', leaf[600], white),
        button(322, 'Book a visit', orange[500], blue[950]),
        line(424, 230),
      ]),
    ),
    at(
      458,
      0,
      page('One is loud', [
        line(36, 200, 30),
        line(86, 250),
        line(120, 270),
        line(154, 170),
        button(212, 'Book a visit', orange[500], blue[950]),
        line(330, 240),
        line(364, 270),
        line(398, 190),
      ]),
    ),
  ],
  550,
);

export const night = 'screen';
