/**
 * The Explore band: links to real pages from every page, directly above the footer. In a bundle this module is
 * replaced by its value (scripts/explore-links.ts), so that no page carries the site map for its sake.
 */
import { siteMap } from '../site-map-families.ts';
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
  if (!entry) throw new Error(`The Explore band leads to ${path}, which is not in the site map`);
  return { label: entry.label, to: path };
}
