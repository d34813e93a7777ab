import { paperPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './cta-first-look.ts';

export const picture = paperPictureAtNight(day);
