import { paperPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-old-pages.ts';

export const picture = paperPictureAtNight(day);
