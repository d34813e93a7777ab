import { leaf } from '../../drawing/ramps.ts';
import { paperPictureAtNight } from '../../kit/night.ts';
import { firstCharacters } from './closeup-first-characters.ts';

export const picture = paperPictureAtNight(firstCharacters(leaf[700]));
