import { blue, paper } from '../../drawing/ramps.ts';
import { paperPictureAtNight } from '../../kit/night.ts';
import { clickWorth } from './closeup-click-worth.ts';

export const picture = paperPictureAtNight(clickWorth(blue[800], paper[50]));
