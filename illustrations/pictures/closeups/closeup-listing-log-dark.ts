import { paperPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-listing-log.ts';

export const picture = paperPictureAtNight(day);
