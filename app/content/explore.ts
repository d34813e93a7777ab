/**
 * The links of the Explore section above every footer. In bundles, scripts/explore-links.ts
 * replaces this module with its value, so that pages need not include the site map.
 */
import { siteMap } from '#app/site-map-families.ts';
import type { Link } from './entities.ts';
import type { SitePath } from './paths.ts';

export const explore: readonly Link[] = [
  linkTo('/services/seo'),
  linkTo('/services/seo/pricing'),
  linkTo('/pricing'),
  linkTo('/case-studies'),
  linkTo('/industries'),
  linkTo('/industries/automotive'),
  linkTo('/archive'),
  linkTo('/guides/all'),
];

function linkTo(path: SitePath): Link {
  const entry = siteMap.find((one) => one.path === path);
  if (!entry)
    throw new Error(
      `app/content/explore.ts: ${path} is not in the site map. Correct the path or add the page.`,
    );
  return { label: entry.label, to: path };
}
