import { screenPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-review-reply.ts';

export const picture = screenPictureAtNight(day);
