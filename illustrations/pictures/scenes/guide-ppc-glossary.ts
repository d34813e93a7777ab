import type { Color } from '../../drawing/color.ts';
import { type Drawing, circle, rect } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { adLabel, screen, writing } from '../../kit/devices.ts';
import { bush, tree } from '../../kit/nature.ts';
import { type PersonOptions, person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** The lot: the first place in the results. */
const lot = [
  rect(3, 3, 94, 56, paper[0], 4),
  adLabel(11, 11),
  rect(36, 12, 48, 7, blue[600], 3),
  writing(11, 28, [74, 62, 70], { gap: 9 }),
];

/** A bidder whose paddle bears a term. */
const bidder = (term: string, paddle: Color, who: PersonOptions): Drawing => [
  person({ ...who, reach: 'up' }),
  rect(11.6, -60, 2.4, 26, skin[4]),
  circle(12.8, -72, 15, paddle),
  lettering(12.8, -67.6, term, {
    size: 12.5,
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  }),
];

/** A desk with the hammer on it. */
const desk: Drawing = [
  block([0, 0], [20, 30, 30], blue[700]),
  onRightFace(
    [20, 0],
    [30, 30],
    [rect(5, 6, 20, 18, blue[600], 3), circle(15, 15, 5, orange[500])],
  ),
  block([4, 6, 30], [8, 14, 7], skin[3]),
  block([7, 20, 32], [2.5, 13, 2.5], skin[2]),
];

export const picture = tileScene(
  'An auction of the first place: three bidders hold up paddles with the terms of paid search',
  { mood: 'day', seed: 263, center: [238, 207], scale: 1.1 },
  [
    place(tree(), [-86, -20], 0.95),
    block([-74, -78], [70, 120, 12], blue[300]),
    block([-74, -84, 0], [6, 132, 92], blue[500]),
    place(screen(100, 62, lot, { edge: orange[500] }), [-66, -80, 24]),
    place(person({ top: orange[500], skin: skin[1], hair: skin[4] }), [-44, 34, 12], 1.25),
    place(desk, [-32, 12, 12]),
    place(
      bidder('CPC', butter[400], { top: blue[400], skin: skin[4], hair: blue[950] }),
      [30, -68],
      1.2,
    ),
    place(bidder('BID', orange[500], { top: paper[0], skin: skin[2] }), [48, -4], 1.2),
    place(
      bidder('CTR', leaf[300], { top: blue[700], skin: skin[1], hair: skin[3] }),
      [52, 50],
      1.2,
    ),
    place(bush(), [-34, 80], 0.9),
  ],
);
