import { blue } from '../../drawing/ramps.ts';
import { paperPictureAtNight } from '../../kit/night.ts';
import { searchOnly } from './closeup-search-only.ts';

export const picture = paperPictureAtNight(searchOnly(blue[800]));
