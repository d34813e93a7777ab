import { type Color, mix } from '../../drawing/color.ts';
import { blue, leaf, orange, white } from '../../drawing/ramps.ts';
import { screenPictureAtNight } from '../../kit/night.ts';
import { listingParts } from './closeup-listing-parts.ts';

const kept = (fill: Color) => ({ fill, night: 'beacon' }) as const;

/** The map and the marked line stand out from the dark sheet. */
export const picture = screenPictureAtNight(
  listingParts({
    land: kept(mix(blue[800], blue[600], 0.25)),
    water: kept(mix(blue[500], blue[400], 0.4)),
    park: kept(mix(leaf[700], blue[800], 0.3)),
    road: kept(mix(blue[600], blue[500], 0.6)),
    mark: kept(mix(orange[700], blue[950], 0.5)),
    divider: { stroke: mix(blue[800], blue[500], 0.7), night: 'beacon' },
    hours: orange[400],
    line: { stroke: white, night: 'beacon' },
  }),
);
