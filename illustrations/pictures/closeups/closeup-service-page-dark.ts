import { screenPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-service-page.ts';

export const picture = screenPictureAtNight(day);
