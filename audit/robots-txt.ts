/** The rules of a site's robots.txt. */
import robotsParser from 'robots-parser';
import type { SiteInput } from './types.ts';

/** The address of the robots.txt. */
export const robotsAddress = (site: SiteInput) => `${site.origin}/robots.txt`;

/** The robots.txt rules. A missing file allows everything. Undefined if its status is unknown. */
export function robotsOf(site: SiteInput) {
  const { robots } = site;
  if (!robots || robots.status >= 500) return undefined;
  return robotsParser(
    robotsAddress(site),
    robots.status === 200 ? (robots.text ?? '').replace(/^\uFEFF/, '') : '',
  );
}
