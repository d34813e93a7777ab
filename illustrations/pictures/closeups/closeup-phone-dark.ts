import { screenPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-phone.ts';

export const picture = screenPictureAtNight(day);
