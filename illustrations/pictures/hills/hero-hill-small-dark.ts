import { groundAtNight, hillPicture, town } from '../../kit/hill.ts';
import { atNight } from '../../kit/night.ts';
import { picture as large } from './hero-hill.ts';

/** For phones in the dark theme. */
export const picture = hillPicture([groundAtNight, atNight(town({ pinScale: 1.6 }))], large.title);
