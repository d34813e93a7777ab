import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, butter, leaf, orange, white } from '../../drawing/ramps.ts';
import { closeup, phoneFront } from '../../kit/closeup.ts';
import { hairlines, text, ui } from '../../kit/interface.ts';

/** A line of the list: what is offered, and how long it takes. */
const service = (row: number, name: string, time: string): Drawing => {
  const y = 262 + row * 62;
  return [
    circle(50, y - 9, 15, leaf[500]),
    stroke(`M43 ${y - 9}l5 6l10-11`, white, 4.5),
    text(80, y, name, 25, { face: 'figtree-600' }),
    text(406, y, time, 25, { color: ui.inkSoft, anchor: 'end' }),
  ];
};

/** The profile on a phone, 440 wide: its category and its services. */
const phone: Drawing = [
  phoneFront('large', 440, 520),
  rect(170, 24, 100, 12, blue[950], 6),
  text(34, 92, 'Brindle and Burr', 36, { face: 'gabarito-800' }),
  rect(34, 112, 176, 46, orange[500], 23),
  text(122, 144, 'Dog groomer', 25, { face: 'figtree-700', color: blue[950], anchor: 'middle' }),
  text(34, 210, 'Services', 27, { face: 'gabarito-800' }),
  hairlines(34, 372, [226, 288, 350]),
  service(0, 'Bath and brush', '1 hour'),
  service(1, 'Full groom', '2-3 hours'),
  service(2, 'Puppy’s first visit', '30 min'),
];

export const picture = closeup(
  'The profile of a dog groomer on a phone: its category, and three services with their times',
  [
    rect(0, 0, 880, 440, butter[200]),
    path('M0 440V300L880 60V440Z', butter[400]),
    at(220, 24, phone),
  ],
);

export const night = 'screen';
