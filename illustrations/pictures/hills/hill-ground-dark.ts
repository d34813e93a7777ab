import { ground, hillPicture, pools } from '../../kit/hill.ts';
import { atNight } from '../../kit/night.ts';

export const picture = hillPicture([atNight(ground), pools]);
