/** The boards of the four services, which stand on roofs and on stacks of books. */
import { type Drawing, at, circle, path, rect, stroke } from '../drawing/drawing.ts';
import { lettering } from '../drawing/lettering.ts';
import { blue, leaf, orange, paper, skin, white } from '../drawing/ramps.ts';
import { browser, screen } from './devices.ts';
import { pin, stars } from './markers.ts';

const [width, height] = [98, 52];
const board = (content: Drawing): Drawing => screen(width, height, content);

/** A page in a browser. */
export const website = board(
  browser(width, height, [
    rect(9, 19, 36, 6, blue[900], 2),
    rect(9, 29, 30, 4, paper[300], 2),
    rect(9, 37, 24, 9, orange[500], 3),
    rect(54, 18, 35, 28, blue[200], 3),
    circle(71, 32, 7, skin[2]),
  ]),
);

/** A search field and its first result. */
export const searchResult = board([
  rect(2, 2, width - 4, height - 4, paper[0], 3),
  rect(9, 8, width - 18, 15, blue[100], 7.5),
  circle(19, 15.5, 3.6, { fill: 'none', stroke: blue[800], strokeWidth: 2 }),
  stroke('M22 18.5l3 3', blue[800], 2),
  rect(29, 13, 42, 5, blue[800], 2.5),
  rect(9, 30, 46, 5, blue[600], 2),
  rect(9, 39, 66, 4, paper[300], 2),
]);

/** A map with a pin and stars. */
export const mapListing = board([
  rect(2, 2, width - 4, height - 4, leaf[100], 3),
  path('M2 34L40 20L96 40V47A3 3 0 0 1 93 50H5A3 3 0 0 1 2 47Z', blue[200]),
  stroke('M2 16L96 34M34 2L22 50', white, 5),
  at(70, 36, pin('3'), 0.62),
  rect(9, 32, 44, 13, paper[0], 4),
  at(13, 35, stars(5, 6.6)),
]);

/** A search ad. */
export const advertisement = board([
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
]);
