import { site } from '#app/content/site.ts';

/**
 * The origin the site is built for: `SITE_ORIGIN`, or the reserved example domain.
 * @throws when `SITE_ORIGIN` is not a bare http(s) origin: canonicals made from it would be wrong on every page.
 */
export function siteOrigin(value = process.env.SITE_ORIGIN || site.origin): string {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, '')) {
    throw new Error(
      `SITE_ORIGIN must be an origin such as https://www.upslope.com, not "${value}"`,
    );
  }
  return url.origin;
}
