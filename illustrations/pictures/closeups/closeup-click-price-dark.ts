import { blue, paper } from '../../drawing/ramps.ts';
import { paperPictureAtNight } from '../../kit/night.ts';
import { clickPrice } from './closeup-click-price.ts';

export const picture = paperPictureAtNight(clickPrice(blue[800], paper[50]));
