import { paperPictureAtNight } from '../../kit/night.ts';
import { picture as day } from './closeup-test-tally.ts';

export const picture = paperPictureAtNight(day);
