import { groundAtNight, hillPicture } from '../../kit/hill.ts';

export const picture = hillPicture(groundAtNight);
