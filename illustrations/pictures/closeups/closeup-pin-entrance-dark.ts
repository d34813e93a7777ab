import { screenPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-pin-entrance.ts';

export const picture = screenPictureAtNight(day);
