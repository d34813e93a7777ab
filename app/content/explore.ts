/**
 * The links of the Explore section above every footer, three in a row on wide screens. In bundles, scripts/explore-links.ts
 * replaces this module with its value, so that pages need not include the site map.
 */
import { siteEntryOf } from '#app/site-map-families.ts';
import type { Link } from './entities.ts';
import type { SitePath } from './paths.ts';

export const explore: readonly Link[] = [
  linkTo('/services/seo'),
  linkTo('/case-studies'),
  linkTo('/archive'),
  linkTo('/services/seo/pricing'),
  linkTo('/industries'),
  linkTo('/guides/all'),
  linkTo('/pricing'),
  linkTo('/industries/automotive'),
  linkTo('/services'),
];

function linkTo(path: SitePath): Link {
  return { label: siteEntryOf(path).label, to: path };
}
