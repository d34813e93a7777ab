import { blue } from '../../drawing/ramps.ts';
import { paperPictureAtNight } from '../../kit/night.ts';
import { reviewReceipt } from './closeup-review-receipt.ts';

export const picture = paperPictureAtNight(reviewReceipt(blue[800], blue[900]));
