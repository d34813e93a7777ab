import { paperPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-blocked-page.ts';

export const picture = paperPictureAtNight(day);
