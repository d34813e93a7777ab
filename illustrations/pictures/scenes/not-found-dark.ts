import { place } from '../../drawing/isometric.ts';
import { pictureAtNight } from '../../kit/night.ts';
import { tile } from '../../kit/terrain.ts';
import { bridgeOver } from './not-found.ts';

/** Without its pale top, which at night has the blue of the cliffs, so that the gap is seen. */
const water = place(tile('sea', 61, { radius: 186, rise: 12 }).slice(0, 3), [2, 2, -92]);

export const picture = pictureAtNight(bridgeOver(water));
