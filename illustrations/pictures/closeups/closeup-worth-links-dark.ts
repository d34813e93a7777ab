import { leaf } from '../../drawing/ramps.ts';
import { paperPictureAtNight } from '../../kit/night.ts';
import { worthLinks } from './closeup-worth-links.ts';

export const picture = paperPictureAtNight(worthLinks(leaf[700]));
