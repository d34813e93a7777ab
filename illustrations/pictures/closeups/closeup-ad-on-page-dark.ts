import { screenPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-ad-on-page.ts';

export const picture = screenPictureAtNight(day);
