import { blue, leaf } from '../../drawing/ramps.ts';
import { paperPictureAtNight } from '../../kit/night.ts';
import { fillListing } from './closeup-fill-listing.ts';

export const picture = paperPictureAtNight(
  fillListing({ block: blue[800], farBlock: blue[900], park: leaf[700], street: blue[700] }),
);
