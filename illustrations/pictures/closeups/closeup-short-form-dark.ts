import { screenPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-short-form.ts';

export const picture = screenPictureAtNight(day);
