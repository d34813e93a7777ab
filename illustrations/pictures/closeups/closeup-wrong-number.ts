import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, brick, leaf, orange, paper, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { text } from '../../kit/interface.ts';

/** The number of 2023, which a supplier still has and passes on. */
const oldNumber = '555-0117';

/** The supplier’s entry. */
const supplier: Drawing = [
  sheet(300, 118, 14),
  path('M0 40V14Q0 0 14 0H286Q300 0 300 14V40Z', brick[600]),
  text(20, 29, 'Data supplier', 22, { face: 'gabarito-700', color: white, night: 'beacon' }),
  text(20, 72, 'Tamarack Lane Bakery', 23, { face: 'gabarito-700' }),
  text(20, 102, oldNumber, 25, { face: 'figtree-700', color: brick[600] }),
];

/** A copy in another place, 150 wide, below its picture. */
const copy = (name: string, top: Drawing): Drawing => [
  sheet(150, 158, 16),
  top,
  text(75, 112, name, 22, { face: 'gabarito-700', anchor: 'middle' }),
  text(75, 142, oldNumber, 23, { face: 'figtree-700', color: brick[600], anchor: 'middle' }),
];

/** The upper part of a copy. */
const frame = 'M8 82V24Q8 8 24 8H126Q142 8 142 24V82Z';

const mapTop: Drawing = [
  path(frame, { fill: leaf[300], night: 'beacon' }),
  stroke('M13 61L137 35M60 13L82 77', white, 10, { night: 'beacon' }),
  path('M100 62C84 44 81 38 81 31A19 19 0 0 1 119 31C119 38 116 44 100 62Z', orange[500]),
  circle(100, 31, 7, { fill: white, night: 'beacon' }),
];
const appTop: Drawing = [
  path(frame, { fill: blue[300], night: 'beacon' }),
  rect(56, 18, 46, 64, blue[900], 9),
  rect(61, 25, 36, 57, { fill: blue[50], night: 'beacon' }),
  rect(66, 32, 26, 10, blue[600], 4),
  rect(66, 48, 26, 6, { fill: blue[300], night: 'beacon' }, 3),
  rect(66, 60, 18, 6, { fill: blue[300], night: 'beacon' }, 3),
];
const carTop: Drawing = [
  path(frame, { fill: paper[300], night: 'beacon' }),
  path(
    'M36 64Q36 48 52 46L62 28Q65 24 70 24H94Q99 24 102 29L110 46Q126 48 126 62V68H36Z',
    blue[700],
  ),
  path('M68 46L76 31H90L98 46Z', { fill: blue[100], night: 'beacon' }),
  circle(56, 68, 10, blue[950]),
  circle(106, 68, 10, blue[950]),
];

export const picture = closeup(
  'The entry of a data supplier with the old number 555-0117, which a map, an app and car navigation have copied',
  [
    rect(0, 0, 880, 440, blue[700]),
    stroke('M440 150V210M440 190H278V228M440 190H602V228M440 190V228', brick[500], 7),
    at(290, 40, supplier),
    at(203, 232, copy('Map', mapTop)),
    at(365, 232, copy('App', appTop)),
    at(527, 232, copy('Car', carTop)),
  ],
);

export const night = 'screen';
