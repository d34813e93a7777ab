import { at } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { cafe } from '../../kit/buildings/cafe.ts';
import { clinic } from '../../kit/buildings/clinic.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { rowHouses } from '../../kit/buildings/row-houses.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { studio } from '../../kit/buildings/studio.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { bench, umbrella } from '../../kit/street.ts';
import { streetRow } from '../../kit/street-row.ts';
import { car } from '../../kit/vehicles.ts';

const street = streetRow(
  [
    {
      things: [
        place(rowHouses(), [-16, 0], 0.95),
        place(bush(), [52, -56], 0.8),
        place(person({ top: blue[600] }), [54, 30]),
      ],
    },
    {
      things: [
        place(shop({ name: 'FLORIST', accent: leaf[600] }), [-14, -4], 1.05),
        place(person({ top: butter[400], skin: skin[4], hair: blue[950] }), [56, -20]),
        place(bush(), [52, 52], 0.8),
      ],
    },
    {
      things: [
        place(garage({ name: 'REPAIR', accent: butter[400] }), [-20, -2], 0.92),
        place(car(brick[500], 'y'), [48, -62], 0.9),
        place(person({ top: blue[700], skin: skin[1], hat: butter[400] }), [58, 40]),
      ],
    },
    {
      things: [
        place(clinic(), [-14, 0], 0.95),
        place(bench(), [52, -56]),
        place(person({ top: paper[0], skin: skin[3], hair: blue[950] }), [62, 44]),
      ],
    },
    {
      things: [
        place(cafe({ name: 'CAFE', cloth: blue[600] }), [-16, -4], 1.02),
        place(umbrella(blue[600]), [58, -44]),
        place(umbrella(blue[400]), [60, 8]),
        place(person({ top: leaf[600], skin: skin[2] }), [44, 58]),
      ],
    },
    {
      things: [
        place(studio({ accent: blue[500] }), [-14, -2]),
        place(tree(), [44, -62], 0.9),
        place(person({ top: blue[600], skin: skin[4], hair: blue[950] }), [56, 20]),
      ],
    },
    {
      things: [
        place(bakery({ name: 'BAKERY' }), [-16, -2], 1.1),
        place(person({ top: butter[400], skin: skin[1], hair: skin[4] }), [58, -30]),
        place(person({ top: orange[500], skin: skin[3], hair: blue[950] }), [60, -4]),
        place(person({ top: paper[0], skin: skin[2] }), [58, 26]),
      ],
    },
  ],
  211,
  { right: 196, up: 13, height: 12 },
);

/** A street across the whole width of a page, seven plots that climb to the right. */
export const picture: Picture = {
  title: 'A street of seven small businesses that climbs to the right, with a bakery at the end',
  width: 1440,
  height: 402,
  drawing: at(118, 244, street, 1),
};
