import { paperPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-review-receipt.ts';

export const picture = paperPictureAtNight(day);
