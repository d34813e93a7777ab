import { blue } from '../../drawing/ramps.ts';
import { paperPictureAtNight } from '../../kit/night.ts';
import { newAccount } from './closeup-new-account.ts';

export const picture = paperPictureAtNight(newAccount(blue[800]));
