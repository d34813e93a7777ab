import { paperPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-headline-cards.ts';

export const picture = paperPictureAtNight(day);
