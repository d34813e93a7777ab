import { screenPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-report.ts';

export const picture = screenPictureAtNight(day);
