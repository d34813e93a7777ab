/**
 * The hero of the services page. It may be cut off at the left. `services-street-small` is the same street
 * in two rows, for phones.
 */
import { type Drawing, at, times } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { pin } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person, type PersonOptions } from '../../kit/people.ts';
import { advertisement, mapListing, searchResult, website } from '../../kit/service-boards.ts';
import { umbrella } from '../../kit/street.ts';
import { type Plot, streetRow } from '../../kit/street-row.ts';

const onRoof = (board: Drawing): Drawing => place(board, [-16, -49, 76], 1.04);

const visitors: readonly PersonOptions[] = [
  { top: blue[600], skin: skin[3], hair: blue[950] },
  { top: leaf[600], skin: skin[2], hair: brick[600] },
  { top: butter[400], skin: skin[4], hair: blue[950] },
  { top: orange[500], skin: skin[1], hair: skin[4] },
  { top: paper[0], skin: skin[3], hair: blue[950] },
  { top: blue[500], skin: skin[1], hair: brick[600] },
  { top: brick[500], skin: skin[4], hair: blue[950] },
];

/** A line from the door of the bakery to the front of its plot. */
const line = (length: number): Drawing =>
  visitors.slice(0, length).map((visitor, index) => place(person(visitor), [60, -34 + index * 19]));

const shop = place(bakery(), [-16, -2], 1.06);

/** In ninth place, alone. */
const ninth = (pinScale: number): Plot => ({
  things: [
    place(bakery({ accent: paper[400] }), [-16, -2], 1.06),
    place(pin('9', blue[200]), [-16, -2, 98], pinScale),
  ],
});

const onMap: Plot = {
  things: [shop, onRoof(mapListing), line(3), place(bush(), [44, 68], 0.8)],
};

/** In first place, with a line at its door. */
const first = (pinScale: number): Plot => ({
  things: [shop, line(7), place(tree(), [-58, 70], 0.8), place(pin('1'), [-16, -2, 98], pinScale)],
});

const online: Plot = {
  things: [shop, onRoof(website), line(1), place(bush(), [52, 62], 0.8)],
};

const found: Plot = {
  things: [shop, onRoof(searchResult), line(2), place(tree(), [-58, 70], 0.8)],
};

const advertised: Plot = {
  things: [shop, onRoof(advertisement), line(4), place(umbrella(blue[400]), [58, 62])],
};

const street = streetRow([ninth(1.2), online, found, onMap, advertised, first(1.6)], 311, {
  right: 216,
  up: 50,
  height: 17,
});

/** Stairs from the third plot, at its origin, to the fourth, up and to the left. */
const way: Drawing = [
  times(13, (index) =>
    block(
      [-320 + index * 19, -12, 8 - index * 2.2],
      [19, 34, 12],
      index % 2 ? paper[200] : paper[0],
      {
        left: blue[500],
      },
    ),
  ),
  place(person({ top: leaf[600], skin: skin[3], hair: blue[950] }), [-150, 6, 4], 1.2),
];

/** The same street in two rows, the second one behind and above the first. */
const twoRows = ((): Drawing => {
  const climb = { right: 200, up: 46, height: 15 };
  return [
    at(36, -318, streetRow([onMap, advertised, first(2)], 314, climb)),
    at(400, -92, way),
    streetRow([ninth(2), online, found], 311, climb),
  ];
})();

/** A street across the whole width of the page: one bakery, which climbs with each service that it adds. */
export const pictures: Readonly<Record<string, Picture>> = {
  'services-street': {
    title:
      'One bakery six times, each a step higher: in ninth place, with a website, a search result, a map listing and an ad, and in first place with a line at its door',
    width: 1470,
    height: 604,
    drawing: at(195, 442, street, 1),
  },
  /** For phones: the same six in two rows. */
  'services-street-small': {
    title:
      'One bakery six times, each a step higher: in ninth place, with a website, a search result, a map listing and an ad, and in first place with a line at its door',
    width: 800,
    height: 880,
    drawing: at(178, 722, twoRows, 1),
  },
};
