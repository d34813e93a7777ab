import { screenPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-tap-targets.ts';

export const picture = screenPictureAtNight(day);
