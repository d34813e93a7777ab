import { harborStreet } from '#app/content/samples/harbor-street.ts';
import type { Color } from '../../drawing/color.ts';
import { type Drawing, path, rect } from '../../drawing/drawing.ts';
import { blue, orange } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { text } from '../../kit/interface.ts';

export const night = 'screen';

const booked = harborStreet.results.nightBookings.after;
const all = 100;

/** The left edge of the field, and of the number of the other messages. */
const left = 154;
const middle = 484;

/** A message, 50 wide. */
const bubble = (x: number, y: number) =>
  `M${x + 10} ${y}h30q10 0 10 10v14q0 10-10 10h-18l-12 8v-8q-10 0-10-10v-14q0-10 10-10Z`;

/** Messages of one color, in rows of ten. */
const messages = (from: number, to: number, fill: Color): Drawing =>
  path(
    Array.from({ length: to - from }, (_, index) => {
      const place = from + index;
      return bubble(left + (place % 10) * 58, 176 + Math.floor(place / 10) * 49);
    }).join(''),
    { fill, night: 'beacon' },
  );

/** A number of messages, and what became of them on two lines. */
const sum = (x: number, count: number, color: Color, lines: readonly [string, string]): Drawing => [
  text(x, 116, String(count), 80, { face: 'gabarito-800', color, night: 'beacon' }),
  lines.map((line, index) =>
    text(x + 102, 86 + index * 32, line, 27, {
      face: 'figtree-700',
      color: blue[50],
      night: 'beacon',
    }),
  ),
];

export const picture = closeup(
  `${all} messages at night, of which the assistant booked ${booked}`,
  [
    rect(0, 0, 880, 700, { fill: blue[900], night: 'beacon' }),
    sum(left, booked, orange[500], ['booked by', 'the assistant']),
    sum(middle, all - booked, blue[200], ['called back', 'by a person']),
    messages(0, booked, orange[500]),
    messages(booked, all, blue[200]),
  ],
  700,
);
