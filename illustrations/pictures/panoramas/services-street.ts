import { type Drawing, at, circle, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, brick, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { browser, screen } from '../../kit/devices.ts';
import { pin, stars } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person, type PersonOptions } from '../../kit/people.ts';
import { umbrella } from '../../kit/street.ts';
import { type Plot, streetRow } from '../../kit/street-row.ts';

/** Width and height of a board on a roof. */
const [width, height] = [98, 52];

const website = browser(width, height, [
  rect(9, 19, 36, 6, blue[900], 2),
  rect(9, 29, 30, 4, paper[300], 2),
  rect(9, 37, 24, 9, orange[500], 3),
  rect(54, 18, 35, 28, blue[200], 3),
  circle(71, 32, 7, skin[2]),
]);

const searchResult: Drawing = [
  rect(2, 2, width - 4, height - 4, paper[0], 3),
  rect(9, 8, width - 18, 15, blue[100], 7.5),
  circle(19, 15.5, 3.6, { fill: 'none', stroke: blue[800], strokeWidth: 2 }),
  stroke('M22 18.5l3 3', blue[800], 2),
  rect(29, 13, 42, 5, blue[800], 2.5),
  rect(9, 30, 46, 5, blue[600], 2),
  rect(9, 39, 66, 4, paper[300], 2),
];

const mapListing: Drawing = [
  rect(2, 2, width - 4, height - 4, leaf[100], 3),
  path('M2 34L40 20L96 40V47A3 3 0 0 1 93 50H5A3 3 0 0 1 2 47Z', blue[200]),
  stroke('M2 16L96 34M34 2L22 50', white, 5),
  at(70, 36, pin('3'), 0.62),
  rect(9, 32, 44, 13, paper[0], 4),
  at(13, 35, stars(5, 6.6)),
];

const advertisement: Drawing = [
  rect(2, 2, width - 4, height - 4, orange[500], 3),
  rect(10, 10, 26, 15, blue[950], 4),
  lettering(23, 21.6, 'AD', {
    size: 11.5,
    face: 'gabarito-800',
    color: white,
    anchor: 'middle',
  }),
  rect(42, 14, 44, 7, blue[950], 3),
  rect(10, 32, 66, 4.5, orange[700], 2),
  rect(10, 40, 48, 4.5, orange[700], 2),
];

const board = (content: Drawing): Drawing =>
  place(screen(width, height, content), [-16, -49, 76], 1.04);

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
  things: [shop, board(mapListing), line(3), place(bush(), [44, 68], 0.8)],
};

/** In first place, with a line at its door. */
const first = (pinScale: number): Plot => ({
  things: [shop, line(7), place(tree(), [-58, 70], 0.8), place(pin('1'), [-16, -2, 98], pinScale)],
});

const online: Plot = {
  things: [shop, board(website), line(1), place(bush(), [52, 62], 0.8)],
};

const found: Plot = {
  things: [shop, board(searchResult), line(2), place(tree(), [-58, 70], 0.8)],
};

const advertised: Plot = {
  things: [shop, board(advertisement), line(4), place(umbrella(blue[400]), [58, 62])],
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
