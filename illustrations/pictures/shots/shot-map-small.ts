import { mapResults } from '#app/content/samples/screens.ts';
import { at, circle, rect } from '../../drawing/drawing.ts';
import { blue, orange, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { label, mapPin, stars, streetMap, text, ui } from '../../kit/interface.ts';

const [first] = mapResults.listings;

/** The map with three pins, and the first of the list as a card below. */
export const picture: Picture = {
  title: `Map results for a search, with ${mapResults.client} in first place`,
  width: 400,
  height: 300,
  drawing: [
    at(-408, -110, streetMap()),
    circle(196, 162, 56, { fill: orange[500], opacity: 0.2 }),
    mapPin(84, 112, '2', 1.25, false),
    mapPin(322, 130, '3', 1.25, false),
    mapPin(196, 162, '1', 2.2, true),
    rect(14, 176, 372, 118, { fill: blue[950], opacity: 0.12 }, 18),
    rect(14, 172, 372, 118, { fill: white, stroke: orange[500], strokeWidth: 3 }, 18),
    rect(30, 190, 46, 46, orange[500], 13),
    text(53, 223, '1', 27, { face: 'gabarito-800', color: blue[950], anchor: 'middle' }),
    text(90, 211, first.name, 23, { face: 'gabarito-700' }),
    text(90, 241, first.rating.toFixed(1), 20, { face: 'figtree-700' }),
    stars(135, 234, first.stars, 1.35),
    label(244, 241, `(${first.reviews})`, 18),
    label(90, 268, first.hours, 18, { color: ui.inkSoft }),
  ],
};
