import { screenPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-search-only.ts';

export const picture = screenPictureAtNight(day);
