import { leaf } from '../../drawing/ramps.ts';
import { paperPictureAtNight } from '../../kit/night.ts';
import { reviewReply } from './closeup-review-reply.ts';

export const picture = paperPictureAtNight(reviewReply(leaf[700]));
