import { ground, hillPicture } from '../../kit/hill.ts';

/** The hill without a single shop, for the scene whose shops move. */
export const picture = hillPicture(ground);
