import { at } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import type { Color } from '../../drawing/color.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { bubble } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tires } from '../../kit/street.ts';
import { streetRow } from '../../kit/street-row.ts';
import { car } from '../../kit/vehicles.ts';

const same = (wall: Color, roof: Color) =>
  place(garage({ name: 'SERVICES', accent: blue[300], wall, roof }), [-20, -2], 0.92);

const street = streetRow(
  [
    { things: [same(paper[100], blue[300]), place(bush(), [52, -56], 0.8)] },
    {
      things: [
        same(blue[100], blue[500]),
        place(car(blue[500], 'y'), [50, -50], 0.9),
        place(person({ top: blue[700], skin: skin[4], hair: blue[950] }), [58, 40]),
      ],
    },
    { things: [same(paper[100], blue[300]), place(tires(), [52, -54]), place(bush(), [52, 54])] },
    {
      things: [
        same(blue[200], blue[400]),
        place(car(brick[500], 'y'), [46, -20], 0.95),
        place(person({ top: orange[500], skin: skin[1], reach: 'up' }), [66, 44], 1.1),
        at(16, -26, bubble('?', { width: 34, color: butter[400] })),
      ],
    },
    {
      things: [
        same(paper[100], blue[300]),
        place(tree(), [46, -62], 0.9),
        place(person({ top: leaf[600], skin: skin[2] }), [58, 30]),
      ],
    },
    { things: [same(blue[100], blue[500]), place(car(butter[400], 'y'), [48, -52], 0.9)] },
    {
      things: [
        same(paper[100], blue[300]),
        place(tires(), [52, -56]),
        place(person({ top: blue[600], skin: skin[3], hair: blue[950] }), [58, 20]),
      ],
    },
  ],
  211,
  { right: 196, up: 40, height: 12 },
);

/** A street across the whole width of a page. */
export const picture: Picture = {
  title: 'A driver on a street of seven garages that look the same and have the same sign',
  width: 1440,
  height: 554,
  drawing: at(118, 396, street, 1),
};
