/** The shops of the services street: a small tile each, 268 by 250, and a building for each trade. */
import type { Drawing } from '../drawing/drawing.ts';
import { place } from '../drawing/isometric.ts';
import type { Picture } from '../drawing/svg.ts';
import { scene } from './scene.ts';
import { type Mood, smallTile } from './terrain.ts';

type StreetShop = {
  readonly mood: Mood;
  readonly seed: number;
  /** Around the origin, about 66 by 104. */
  readonly building: Drawing;
  /** Objects around the building. */
  readonly around: Drawing;
};

/** One shop on a small tile, 268 by 250 pixels. */
export const streetShop = ({ mood, seed, building, around }: StreetShop): Picture =>
  scene('', { width: 268, height: 250, center: [134, 162], scale: 1 }, [
    smallTile(mood, seed, 76),
    place(building, [-16, -8], 0.82),
    around,
  ]);
