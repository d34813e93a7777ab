import { screenPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-two-listings.ts';

export const picture = screenPictureAtNight(day);
