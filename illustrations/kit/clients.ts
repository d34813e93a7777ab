/** The buildings of the sample clients, the same in every picture that shows them. */
import type { Color } from '../drawing/color.ts';
import { type Drawing, path } from '../drawing/drawing.ts';
import { place, tint } from '../drawing/isometric.ts';
import { blue, brick, leaf, orange } from '../drawing/ramps.ts';
import { clinic } from './buildings/clinic.ts';
import { house } from './buildings/house.ts';
import { shop } from './buildings/shop.ts';
import { studio } from './buildings/studio.ts';
import { tent } from './works.ts';

/** A canoe leaning on a wall. */
const canoe = path('M0 0q8-34 4-74q-2-6-6 0q-9 40-3 74q2 6 5 0Z', tint(brick[500], 0.1));

/** Fernhill Outdoor Supply: a green shop, a canoe on its wall and a tent pitched in front. */
export const fernhill: Drawing = [
  shop({ name: 'FERNHILL', accent: leaf[600], nameSize: 12 }),
  place(canoe, [40, -54], 1.05),
  place(tent(), [84, -14], 1.1),
];

/** Ledgerly, bookkeeping software: a small two-story office. */
export const ledgerly: Drawing = studio({ name: 'LEDGERLY', accent: blue[600] });

/** Riverside Family Dental: a two-story clinic. */
export const riverside: Drawing = clinic();

/** Harbor Street Plumbing: works from a blue house. */
export const harborStreet: Drawing = house({ wall: blue[100], roof: blue[600] });

/** Brindle and Burr, the dog groomer of a guide: a blue shop. Its awning is orange, but not on orange grounds. */
export const brindleShop = (accent: Color): Drawing =>
  shop({ name: 'BRINDLE', accent, wall: blue[400] });
export const brindle = brindleShop(orange[500]);
