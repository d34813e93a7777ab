import { screenPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-claim-listing.ts';

export const picture = screenPictureAtNight(day);
