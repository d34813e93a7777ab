/** The parcels of the digital marketing plans, one a service. */
import type { Color } from '../drawing/color.ts';
import { type Drawing, rect } from '../drawing/drawing.ts';
import { lettering } from '../drawing/lettering.ts';
import { block, onRightFace, onTopFace, tint } from '../drawing/isometric.ts';
import { blue, leaf, orange, paper } from '../drawing/ramps.ts';

/** Extent of a parcel along x and y. */
const width = 62;
/** Height of a parcel, in model units. */
export const parcelHeight = 40;

/** A parcel with tape across its top and the name of a service on its front. */
const parcel = (name: string, color: Color): Drawing => [
  block([-31, -31], [width, width, parcelHeight], color),
  onTopFace([-31, -31, parcelHeight], rect(0, 25, width, 12, tint(color, 0.45))),
  onRightFace(
    [31, -31],
    [width, parcelHeight],
    [
      rect(25, 0, 12, 9, tint(color, 0.45)),
      lettering(31, 30, name, {
        size: 21,
        face: 'gabarito-800',
        color: color === blue[600] ? paper[0] : blue[950],
        anchor: 'middle',
      }),
    ],
  ),
];

/** A parcel for each main service, their lower corners around the origin. */
export const parcels = {
  seo: parcel('SEO', blue[600]),
  ads: parcel('ADS', orange[500]),
  site: parcel('SITE', leaf[500]),
} as const;
