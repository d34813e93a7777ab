import {
  assetPrefix,
  cacheControl,
  contentTypeOf,
  robotsHeaders,
  securityHeaders,
  type HeaderList,
} from '#server/headers.ts';
import type { Policy } from '#server/policy.ts';
import type { SiteListing } from '#server/site-files.ts';

/** Cloudflare's limit for a line of `_headers`, in characters. */
const longestLine = 2_000;
/** Cloudflare's limit for rules. */
const mostRules = 100;

/** Order in which assets get a rule. Pages need these kinds most. */
const assetOrder = ['js', 'css', 'woff2'];
const rank = (address: string) => {
  const index = assetOrder.findIndex((extension) => address.endsWith(`.${extension}`));
  return index === -1 ? assetOrder.length : index;
};

/**
 * The `_headers` file for Netlify and Cloudflare. Both hosts join the values of a header that two
 * matching rules set, so no header is in two overlapping rules. Assets therefore get the headers of
 * pages, which cost little over HTTP/2 and 3. Pages use the hosts' default `Cache-Control`, which
 * equals the one in `headers.ts`.
 *
 * Each asset has its own rule. A rule for the whole folder would also let browsers cache the 404 of
 * a missing asset for a year: a script requested during a deploy would remain broken. Assets beyond
 * the rule limit are revalidated at each use.
 */
export function headersFile(listing: SiteListing, policy: Policy): string {
  const assets = [...listing.addressed.keys()]
    .filter((address) => address.startsWith(assetPrefix))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  // A header of the rule for all responses must not be repeated in another rule.
  const ofAll = robotsHeaders('/', policy);
  const robots = (address: string) =>
    robotsHeaders(address, policy).filter(([name]) => !ofAll.some(([other]) => other === name));
  const rules: (readonly [string, HeaderList])[] = [
    ['/*', [...ofAll, ...securityHeaders(policy)]],
    ['/*.data', [['Content-Type', contentTypeOf('.data')], ...robots('/x.data')]],
  ];
  for (const address of listing.addressed.keys()) {
    const headers = robots(address);
    if (headers.length > 0 && !address.endsWith('.data')) rules.push([address, headers]);
  }
  for (const address of assets.slice(0, mostRules - rules.length)) {
    rules.push([address, [['Cache-Control', cacheControl.asset]]]);
  }
  const lines = rules.flatMap(([pattern, headers]) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  const longest = Math.max(...lines.map((line) => line.length));
  if (longest > longestLine) {
    throw new Error(
      `_headers: a line has ${longest} characters, the hosts' limit is ${longestLine}. Shorten the header in server/headers.ts or server/policy.ts.`,
    );
  }
  return lines.join('\n');
}
