import { screenPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-ad-parts.ts';

export const picture = screenPictureAtNight(day);
