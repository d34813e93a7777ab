import { paperPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-answer-link.ts';

export const picture = paperPictureAtNight(day);
