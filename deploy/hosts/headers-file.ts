import { extname } from 'node:path';
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
 * a missing asset for a year: a script requested during a deploy would remain broken. Beyond the rule
 * limit, Markdown versions have no canonical `Link`, and assets are revalidated at each use.
 */
export function headersFile(listing: SiteListing, policy: Policy): string {
  const addresses = [...listing.addressed.keys()];
  const assets = addresses
    .filter((address) => address.startsWith(assetPrefix))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  // A header of the rule for all responses must not be repeated in another rule.
  const ofAll = robotsHeaders('/', policy);
  const robots = (address: string) =>
    robotsHeaders(address, policy).filter(([name]) => !ofAll.some(([other]) => other === name));
  const kinds = new Set(addresses.map((address) => extname(address)));
  const rules: (readonly [string, HeaderList])[] = [
    ['/*', [...ofAll, ...securityHeaders(policy)]],
    ['/*.data', [['Content-Type', contentTypeOf('.data')], ...robots('/x.data')]],
  ];
  // One rule per kind of file that is not indexed. The canonical `Link` of a page has its own rule.
  for (const kind of kinds) {
    const headers = kind === '.data' ? [] : robots(`/x${kind}`);
    if (headers.length > 0) rules.push([`/*${kind}`, headers]);
  }
  const links = addresses.flatMap((address) => {
    const link = robots(address).filter(([name]) => name === 'Link');
    return link.length > 0 ? [[address, link] as const] : [];
  });
  const cached = assets.map(
    (address) => [address, [['Cache-Control', cacheControl.asset]]] as const,
  );
  rules.push(...[...links, ...cached].slice(0, mostRules - rules.length));
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
