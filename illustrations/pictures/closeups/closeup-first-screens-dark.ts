import { screenPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-first-screens.ts';

export const picture = screenPictureAtNight(day);
