/** A parcel for each main service and the outline of one that is missing, without a ground. They stack: the lower corner of one is 70/112 of its width above that of the one below. */
import { type Drawing, polygon, polyline } from '../../drawing/drawing.ts';
import { project } from '../../drawing/isometric.ts';
import { blue } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { parcelsOf } from '../../kit/parcels.ts';
import { scene } from '../../kit/scene.ts';

const height = 70;
const parcels = parcelsOf(height);

const alone = (drawing: Drawing): Picture =>
  scene('', { width: 112, height: 136, center: [56, 103], scale: 1 }, drawing);

/**
 * A parcel of glass with dashed edges. Its lower edges are those of the parcel below, and the edge between its faces
 * would cross the lid of that parcel, so only the colors of the faces show it.
 */
const missing = (() => {
  const [top, left, near, right, back] = [
    project(31, 31, height),
    project(-31, 31, height),
    project(31, 31),
    project(31, -31, height),
    project(-31, -31, height),
  ];
  const [lowLeft, lowRight] = [project(-31, 31), project(31, -31)];
  return [
    polygon([left, top, near, lowLeft], { fill: blue[400], opacity: 0.16 }),
    polygon([top, right, lowRight, near], { fill: blue[400], opacity: 0.1 }),
    polygon([left, back, right, top], { fill: blue[400], opacity: 0.1 }),
    [
      [lowLeft, left, back, right, lowRight],
      [left, top, right],
    ].map((line) => polyline(line, blue[400], 3, { dash: '7 6' })),
  ];
})();

export const pictures: Readonly<Record<string, Picture>> = {
  'parcel-seo': alone(parcels.seo),
  'parcel-ads': alone(parcels.ads),
  'parcel-site': alone(parcels.site),
  'parcel-missing': alone(missing),
};
