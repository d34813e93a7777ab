import { blue } from '../../drawing/ramps.ts';
import { pictureAtNight } from '../../kit/night.ts';
import { balance } from './cta-balance.ts';

export const picture = pictureAtNight(
  balance({ post: blue[300], beam: blue[300], cord: blue[200] }),
);
