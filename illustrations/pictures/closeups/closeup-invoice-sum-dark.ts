import { screenPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-invoice-sum.ts';

export const picture = screenPictureAtNight(day);
