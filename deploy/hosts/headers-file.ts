import {
  assetPrefix,
  cacheControl,
  contentTypeOf,
  robotsHeaders,
  securityHeaders,
  type HeaderList,
} from '../../server/headers.ts';
import type { Policy } from '../../server/policy.ts';
import type { SiteListing } from '../../server/site-files.ts';

/** The longest line that Cloudflare takes in `_headers`, in characters. */
const longestLine = 2_000;
/** The most rules that it takes. */
const mostRules = 100;

/** Which assets get a rule first: those that no page works without. */
const assetOrder = ['js', 'css', 'woff2'];
const rank = (address: string) => {
  const index = assetOrder.findIndex((extension) => address.endsWith(`.${extension}`));
  return index === -1 ? assetOrder.length : index;
};

/**
 * `_headers`, as Netlify and Cloudflare read it. Where two rules match, both hosts join the values
 * of a header that both set, so no header is set by two rules that overlap: assets get the headers of pages
 * here, which cost little where every answer is HTTP/2 or 3. Pages keep the hosts' own `Cache-Control`, which
 * is the one that `headers.ts` asks for.
 *
 * Assets are named one by one: a rule for the whole folder also marks the 404 of a missing one as
 * good for a year, and a script that is asked for during a deploy would stay broken in that
 * browser. Those for which there is no room are validated at each use.
 */
export function headersFile(listing: SiteListing, policy: Policy): string {
  const assets = [...listing.addressed.keys()]
    .filter((address) => address.startsWith(assetPrefix))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  // Headers of every response must not be repeated in a rule for one of them.
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
    throw new Error(`A line of _headers has ${longest} characters; hosts take ${longestLine}.`);
  }
  return lines.join('\n');
}
