/** The parcels of the digital marketing plans, one a service. */
import type { Color } from '../drawing/color.ts';
import { type Drawing, rect } from '../drawing/drawing.ts';
import { lettering } from '../drawing/lettering.ts';
import { block, onRightFace, onTopFace, tint } from '../drawing/isometric.ts';
import { blue, leaf, orange, paper } from '../drawing/ramps.ts';

/** Extent of a parcel along x and y. */
const width = 62;
/** Height of a parcel of the counters, in model units. */
export const parcelHeight = 40;

/** A parcel with tape across its top and the name of a service on its front. */
const parcel = (name: string, color: Color, height: number): Drawing => [
  block([-31, -31], [width, width, height], color),
  onTopFace([-31, -31, height], rect(0, 25, width, 12, tint(color, 0.45))),
  onRightFace(
    [31, -31],
    [width, height],
    [
      rect(25, 0, 12, 9, tint(color, 0.45)),
      lettering(31, height * 0.54 + 8.4, name, {
        size: 21,
        face: 'gabarito-800',
        color: color === blue[600] ? paper[0] : blue[950],
        anchor: 'middle',
      }),
    ],
  ),
];

/** A parcel for each main service, their lower corners around the origin. */
export const parcelsOf = (height: number) =>
  ({
    seo: parcel('SEO', blue[600], height),
    ads: parcel('ADS', orange[500], height),
    site: parcel('SITE', leaf[500], height),
  }) as const;

/** The parcels of the counters. */
export const parcels = parcelsOf(parcelHeight);
