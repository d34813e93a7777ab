/** A parcel for each main service, without a ground: they stand on the boards of the page. */
import type { Drawing } from '../../drawing/drawing.ts';
import type { Picture } from '../../drawing/svg.ts';
import { parcels } from '../../kit/parcels.ts';
import { scene } from '../../kit/scene.ts';

const alone = (drawing: Drawing): Picture =>
  scene('', { width: 112, height: 106, center: [56, 73], scale: 1 }, drawing);

export const pictures: Readonly<Record<string, Picture>> = {
  'parcel-seo': alone(parcels.seo),
  'parcel-ads': alone(parcels.ads),
  'parcel-site': alone(parcels.site),
};
