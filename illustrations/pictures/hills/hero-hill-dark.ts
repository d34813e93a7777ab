import { groundAtNight, hillPicture, town } from '../../kit/hill.ts';
import { atNight } from '../../kit/night.ts';
import { picture as day } from './hero-hill.ts';

/** For the dark theme: the shops have their lights on. */
export const picture = hillPicture([groundAtNight, atNight(town())], day.title);
