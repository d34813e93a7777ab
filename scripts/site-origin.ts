import { site } from '#app/content/site.ts';

/**
 * The origin of the build: `SITE_ORIGIN`, or the declared one.
 * @throws if `SITE_ORIGIN` is not a bare http(s) origin, because canonical links would be wrong
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
