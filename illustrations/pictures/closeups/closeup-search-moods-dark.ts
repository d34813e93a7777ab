import { paperPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-search-moods.ts';

export const picture = paperPictureAtNight(day);
