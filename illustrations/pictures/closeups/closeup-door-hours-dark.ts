import { screenPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-door-hours.ts';

export const picture = screenPictureAtNight(day);
