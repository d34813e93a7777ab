import { blue } from '../../drawing/ramps.ts';
import { paperPictureAtNight } from '../../kit/night.ts';
import { blockedPage } from './closeup-blocked-page.ts';

export const picture = paperPictureAtNight(blockedPage(blue[700]));
