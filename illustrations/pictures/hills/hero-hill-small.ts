import { ground, hillPicture, town } from '../../kit/hill.ts';
import { picture as large } from './hero-hill.ts';

/** For phones: its pins are larger. */
export const picture = hillPicture([ground, town({ pinScale: 1.6 })], large.title);
