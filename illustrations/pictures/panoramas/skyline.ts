import type { Drawing } from '../../drawing/drawing.ts';
import { blob, extrude } from '../../drawing/extrusion.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, butter, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { clinic } from '../../kit/buildings/clinic.ts';
import { house } from '../../kit/buildings/house.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { car } from '../../kit/vehicles.ts';

const ground: Drawing = [
  extrude(blob({ radii: [92, 190], seed: 97, exponent: 3 }), -30, -18, {
    top: blue[700],
    lit: blue[800],
    shaded: blue[900],
    rim: blue[600],
  }),
  extrude(
    blob({ center: [-2, -4], radii: [82, 178], seed: 97.02, wobble: 0.028, exponent: 3 }),
    -18,
    -6,
    {
      top: blue[500],
      lit: blue[600],
      shaded: blue[700],
      rim: blue[400],
    },
  ),
  extrude(
    blob({ center: [-4, -6], radii: [72, 166], seed: 97.03, wobble: 0.026, exponent: 3 }),
    -6,
    0,
    {
      top: paper[100],
      lit: paper[300],
      shaded: paper[400],
      rim: white,
    },
  ),
];

/** A piece of street for the edge above the footer. */
export const picture = scene('', { width: 540, height: 330, center: [270, 186], scale: 1 }, [
  ground,
  place(tree(), [-34, -146], 0.9),
  place(house({ wall: paper[0], roof: orange[500] }), [-22, -104], 0.68),
  place(bush(), [30, -126], 0.8),
  place(tree(), [-30, -50], 0.85),
  place(person({ top: butter[400] }), [24, -84], 0.9),
  place(clinic(), [-20, 2], 0.7),
  place(person({ top: orange[500], skin: skin[4], hair: blue[950] }), [24, -14], 0.95),
  place(tree(), [-20, 56], 0.8),
  place(car(brick[500], 'y'), [22, 30], 0.66),
  place(bakery(), [-18, 104], 0.72),
  place(person({ top: blue[600] }), [24, 92], 0.95),
  place(person({ top: paper[0], skin: skin[3], hair: blue[950] }), [28, 108], 0.95),
  place(bush(), [20, 146], 0.9),
]);
