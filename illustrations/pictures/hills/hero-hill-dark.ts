import { ground, hillPicture, pools, town } from '../../kit/hill.ts';
import { atNight } from '../../kit/night.ts';
import { picture as day } from './hero-hill.ts';

/** For the dark theme: the shops have their lights on. */
export const picture = hillPicture([atNight(ground), pools, atNight(town)], day.title);
