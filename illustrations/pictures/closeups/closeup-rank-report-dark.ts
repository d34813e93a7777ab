import { paperPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-rank-report.ts';

export const picture = paperPictureAtNight(day);
