import { place } from '../../drawing/isometric.ts';
import { blue, orange } from '../../drawing/ramps.ts';
import { pin } from '../../kit/markers.ts';
import { footShadow } from '../../kit/nature.ts';
import { icon } from '../../kit/scene.ts';

/** Distance between two points of the grid. */
const step = 44;

/** The ranks at the points of the grid, from the far corner. The middle is the shop's own pin. */
const ranks = [
  ['1', -1, 0],
  ['2', 0, -1],
  ['4', -1, 1],
  ['5', 1, -1],
] as const;

const nearRanks = [
  ['3', 0, 1],
  ['6', 1, 0],
  ['7', 1, 1],
] as const;

const rankPin = ([rank, x, y]: readonly [string, number, number]) => [
  place(footShadow(7), [x * step, y * step]),
  place(pin(rank, blue[500]), [x * step, y * step, 2], 0.72),
];

export const picture = icon({ mood: 'sand', seed: 90 }, [
  ...ranks.flatMap(rankPin),
  place(footShadow(15), [0, 0]),
  place(pin('?', orange[500]), [0, 0, 2], 1.85),
  ...nearRanks.flatMap(rankPin),
]);
