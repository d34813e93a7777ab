import { screenPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './guide-mobile.ts';

export const picture = screenPictureAtNight(day);
