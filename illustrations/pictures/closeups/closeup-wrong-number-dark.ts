import { screenPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-wrong-number.ts';

export const picture = screenPictureAtNight(day);
