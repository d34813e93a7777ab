import { groundPatch, place } from '../../drawing/isometric.ts';
import { blue, paper } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { pin } from '../../kit/markers.ts';
import { footShadow } from '../../kit/nature.ts';
import { icon } from '../../kit/scene.ts';

/** Distance between two points of the grid. */
const step = 34;

/** A point of the grid with the rank of the shop there. Without a rank the shop is absent. */
const point = (rank: string, x: number, y: number) => [
  place(footShadow(7), [x * step, y * step]),
  place(pin(rank, rank ? blue[500] : paper[300]), [x * step, y * step, 2], 0.62),
];

/** The shop is first at its own door, lower farther away, and absent across the river. */
export const picture = icon({ mood: 'sand', seed: 173 }, [
  groundPatch([13, -62], [16, 124], blue[300]),
  place(shop({ name: 'PETS', accent: blue[600], nameSize: 18 }), [-28, -24], 0.56),
  place(pin('1'), [-28, -24, 33], 0.95),
  point('', 1.6, -0.75),
  point('2', -0.15, 0.15),
  point('4', -1.4, 0.75),
  point('', 1.55, 0.3),
  point('3', -0.3, 1.3),
  point('', 1.2, 1.25),
]);
