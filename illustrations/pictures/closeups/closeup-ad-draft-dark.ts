import { paperPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-ad-draft.ts';

export const picture = paperPictureAtNight(day);
