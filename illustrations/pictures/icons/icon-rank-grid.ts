import { groundPatch, place } from '../../drawing/isometric.ts';
import { blue, paper } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { pin } from '../../kit/markers.ts';
import { footShadow } from '../../kit/nature.ts';
import { icon } from '../../kit/scene.ts';

/** A point of the grid with the rank of the shop there, or a dash where the shop is absent. */
const point = (rank: string, x: number, y: number) => [
  place(footShadow(7), [x, y]),
  place(pin(rank, rank === '–' ? paper[400] : blue[500]), [x, y, 2], 0.74),
];

/** The shop is first at its own door, lower farther away, and absent across the river. */
export const picture = icon({ mood: 'sand', seed: 173 }, [
  groundPatch([20, -62], [14, 124], blue[300]),
  place(shop({ name: 'PETS', accent: blue[600], nameSize: 18 }), [-34, -34], 0.5),
  place(pin('1'), [-34, -34, 30], 1.05),
  point('–', 54, -26),
  point('4', -56, 28),
  point('2', 0, 14),
  point('–', 50, 18),
  point('3', -14, 56),
  point('–', 38, 56),
]);
