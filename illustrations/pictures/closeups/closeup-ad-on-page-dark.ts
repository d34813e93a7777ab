import { blue } from '../../drawing/ramps.ts';
import { paperPictureAtNight } from '../../kit/night.ts';
import { adOnPage } from './closeup-ad-on-page.ts';

export const picture = paperPictureAtNight(adOnPage(blue[800]));
