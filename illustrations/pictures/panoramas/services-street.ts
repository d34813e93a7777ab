import { at } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { cafe } from '../../kit/buildings/cafe.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { house } from '../../kit/buildings/house.ts';
import { lawOffice } from '../../kit/buildings/law-office.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { pin } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { crates, lamp, umbrella } from '../../kit/street.ts';
import { streetRow } from '../../kit/street-row.ts';
import { car } from '../../kit/vehicles.ts';

const street = streetRow(
  [
    {
      things: [
        place(house(), [-16, -4], 1.05),
        place(tree(), [-62, 62], 0.9),
        place(person({ top: blue[600], skin: skin[3], hair: blue[950] }), [56, 10]),
        place(bush(), [52, 52], 0.8),
      ],
    },
    {
      things: [
        place(shop({ name: 'FLORIST', accent: leaf[600] }), [-14, -4], 1.05),
        place(person({ top: leaf[600], skin: skin[2], hair: brick[600] }), [58, 0]),
        place(bush(), [48, -58], 0.8),
        place(pin('9', blue[200]), [-14, -4, 96], 1.1),
      ],
    },
    {
      things: [
        place(lawOffice({ name: 'LAW', roof: blue[600] }), [-16, -4], 1),
        place(lamp(), [56, -60]),
        place(person({ top: blue[700], skin: skin[1], hair: skin[4] }), [62, 34]),
        place(pin('6', blue[200]), [-16, -4, 112], 1.15),
      ],
    },
    {
      things: [
        place(garage({ name: 'REPAIR', accent: butter[400] }), [-20, -2], 0.92),
        place(car(brick[500], 'y'), [48, -62], 0.9),
        place(tree(), [-58, 66], 0.85),
        place(pin('4', blue[200]), [-20, -2, 92], 1.2),
      ],
    },
    {
      things: [
        place(cafe({ name: 'CAFE', cloth: blue[600] }), [-16, -4], 1.02),
        place(umbrella(blue[400]), [60, -34]),
        place(person({ top: butter[400], skin: skin[4], hair: blue[950] }), [58, 34]),
        place(pin('2', blue[200]), [-16, -4, 116], 1.25),
      ],
    },
    {
      things: [
        place(bakery(), [-16, -2], 1.1),
        place(person({ top: orange[500], skin: skin[1], hair: skin[4] }), [60, -20]),
        place(person({ top: paper[0], skin: skin[3], hair: blue[950] }), [58, 16]),
        place(crates(), [52, -62]),
        place(bush(), [40, 66], 0.8),
        place(pin('1'), [-16, -2, 102], 1.6),
      ],
    },
  ],
  311,
  { right: 216, up: 50, height: 17 },
);

/** A street across the whole width of the page. Each shop is one step higher, and higher in the search results. */
export const picture: Picture = {
  title: 'A street of small businesses that climbs to the right, pinned 9, 6, 4, 2 and 1',
  width: 1470,
  height: 604,
  drawing: at(195, 442, street, 1),
};
