/** The shops of the services street: a small tile each, 268 by 250. */
import type { Drawing } from '../drawing/drawing.ts';
import { place } from '../drawing/isometric.ts';
import type { Picture } from '../drawing/svg.ts';
import { shop } from './buildings/shop.ts';
import { scene } from './scene.ts';
import { type Mood, smallTile } from './terrain.ts';

interface StreetShop {
  readonly mood: Mood;
  readonly seed: number;
  readonly shop: Parameters<typeof shop>[0];
  /** What stands around the shop. */
  readonly around: Drawing;
}

export const streetShop = ({ mood, seed, shop: options, around }: StreetShop): Picture =>
  scene('', { width: 268, height: 250, centre: [134, 162], scale: 1 }, [
    smallTile(mood, seed, 76),
    place(shop(options), [-16, -8], 0.82),
    around,
  ]);
