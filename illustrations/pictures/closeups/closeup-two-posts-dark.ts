import { blue } from '../../drawing/ramps.ts';
import { paperPictureAtNight } from '../../kit/night.ts';
import { twoPosts } from './closeup-two-posts.ts';

export const picture = paperPictureAtNight(twoPosts(blue[900]));
