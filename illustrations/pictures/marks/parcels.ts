/** A parcel for each main service and the outline of one that is missing, without a ground. They stack: the lower corner of one is 70/112 of its width above that of the one below. */
import { type Drawing, polyline } from '../../drawing/drawing.ts';
import { project } from '../../drawing/isometric.ts';
import { blue } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { parcelsOf } from '../../kit/parcels.ts';
import { scene } from '../../kit/scene.ts';

const height = 70;
const parcels = parcelsOf(height);

const alone = (drawing: Drawing): Picture =>
  scene('', { width: 112, height: 136, center: [56, 103], scale: 1 }, drawing);

/** The edges of a parcel, dashed. */
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
    [left, lowLeft, near, lowRight, right, back, left],
    [left, top, right],
    [top, near],
  ].map((line) => polyline(line, blue[400], 3, { dash: '7 6' }));
})();

export const pictures: Readonly<Record<string, Picture>> = {
  'parcel-seo': alone(parcels.seo),
  'parcel-ads': alone(parcels.ads),
  'parcel-site': alone(parcels.site),
  'parcel-missing': alone(missing),
};
