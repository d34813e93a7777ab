import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  allowedMethods,
  assetPrefix,
  cacheControl,
  contentTypes,
  contentTypeOf,
  defaultContentType,
  securityHeaders,
} from './headers.ts';
import type { Policy } from './policy.ts';
import { moves, notAddressed, notPlain } from './redirects.ts';
import { listSite, type SiteListing } from './site-files.ts';

/** Where nginx runs; the rest of its file follows from the site. */
export interface NginxPlace {
  /** Absolute path of the published `client` folder. */
  readonly root: string;
  /** Port or address and port, as nginx's `listen` takes them. */
  readonly listen: readonly string[];
  /** With a certificate, `listen` takes TLS and port `plainListen` leads to the origin. */
  readonly tls?: {
    readonly certificate: string;
    readonly key: string;
    readonly plainListen: readonly string[];
  };
}

/** What the files for other hosts are made from. */
export interface HostFilesOptions {
  /** The built static site. */
  readonly clientDir: string;
  /** Gets `nginx.conf`, `_headers` and `_redirects`. Made if missing. */
  readonly outDir: string;
  readonly policy: Policy;
  /** `https://host`, without a path. */
  readonly origin: string;
  readonly nginx?: NginxPlace;
}

/** Where `deploy/publish.ts` puts a site, on a host whose TLS ends in front of nginx. */
export const defaultNginxPlace: NginxPlace = {
  root: '/srv/upslope/current/client',
  listen: ['80', '[::]:80'],
};

/** The longest line that Cloudflare takes in `_headers`, in characters. */
const longestHeaderLine = 2_000;
/** The most rules that it takes. */
const mostHeaderRules = 100;

/** A value in which nginx sees nothing but itself: no end of string, no variable. */
function quoted(value: string): string {
  if (/["$\\\r\n\0]/.test(value)) {
    throw new Error(`nginx cannot be given ${JSON.stringify(value)}.`);
  }
  return `"${value}"`;
}

/** The key of a map that is a regular expression. */
const matching = (pattern: string) => `"~${pattern}"`;

/** Folders with a miss document of their own, the deepest first. */
function missFolders({ misses }: SiteListing): readonly (readonly [string, string])[] {
  return [...misses].filter(([folder]) => folder !== '/').sort(([a], [b]) => b.length - a.length);
}

const escaped = (literal: string) => literal.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * An nginx server for the site: to be included at the level of `http`, as files in
 * `/etc/nginx/conf.d/` are. Needs nginx's brotli module (Debian: `libnginx-mod-http-brotli-static`).
 *
 * All headers stand once, at the level of `server`, and what differs by kind of answer is looked
 * up in a map: `add_header` is not inherited into a block that has its own, so no block has any.
 */
function nginxConf(
  listing: SiteListing,
  policy: Policy,
  origin: string,
  { root, listen, tls }: NginxPlace,
): string {
  const { hostname } = new URL(origin);
  const differing = differingHeaders(policy);
  const byType = Map.groupBy(Object.entries(contentTypes), ([, type]) => type);
  const lines: string[] = [
    '# Made by server/host-files.ts from server/headers.ts and server/redirects.ts: change those.',
    '',
    '# Targets that name nothing on this site, whatever they decode to.',
    'map $request_uri $site_no_address {',
    '  default 0;',
    `  ${matching(notPlain)} 1;`,
    `  ${matching(notAddressed)} 1;`,
    '}',
    '',
    '# The document for a miss: the nearest one up the tree.',
    'map $request_uri $site_miss {',
    '  default /404.html;',
    `  ${matching(notPlain)} /404.html;`,
    ...missFolders(listing).map(
      ([folder, file]) => `  ${matching(`^${escaped(folder)}`)} /${file};`,
    ),
    '}',
    '',
    'map $uri $site_cache_found {',
    `  default ${quoted(cacheControl.file)};`,
    `  ${matching('\\.html$')} ${quoted(cacheControl.document)};`,
    `  ${matching(`^${assetPrefix}`)} ${quoted(cacheControl.asset)};`,
    '}',
    '# Volatile: a 416 is first looked up as the 200 that it might have been.',
    'map $status $site_cache {',
    '  volatile;',
    `  default ${quoted(cacheControl.error)};`,
    '  ~^(?:200|206|304)$ $site_cache_found;',
    `  301 ${quoted(cacheControl.redirect)};`,
    '}',
    '# An asset that is there, and no document for one that is missing.',
    'map "$status $uri" $site_is_asset {',
    '  volatile;',
    '  default 0;',
    `  ${matching(`^(?:200|206|304) ${assetPrefix}`)} 1;`,
    '}',
    ...[...differing].flatMap(([, { variable, page, asset }]) => [
      `map $site_is_asset ${variable} {`,
      '  volatile;',
      `  default ${quoted(page)};`,
      `  1 ${quoted(asset)};`,
      '}',
    ]),
    'map $status $site_allow {',
    '  default "";',
    `  405 ${quoted(allowedMethods.join(', '))};`,
    '}',
    '',
  ];
  if (tls) {
    lines.push(
      'server {',
      ...tls.plainListen.map((at) => `  listen ${at};`),
      `  server_name ${hostname};`,
      '  server_tokens off;',
      `  return 301 ${origin}$request_uri;`,
      '}',
      '',
    );
  }
  lines.push(
    'server {',
    ...listen.map((at) => `  listen ${at}${tls ? ' ssl http2' : ''};`),
    `  server_name ${hostname};`,
    ...(tls
      ? [
          `  ssl_certificate ${quoted(tls.certificate)};`,
          `  ssl_certificate_key ${quoted(tls.key)};`,
          '  ssl_protocols TLSv1.2 TLSv1.3;',
        ]
      : []),
    `  root ${quoted(root)};`,
    '  server_tokens off;',
    '  absolute_redirect off;',
    '',
    '  sendfile on;',
    '  tcp_nopush on;',
    '  gzip off;',
    '  gzip_static on;',
    '  brotli_static on;',
    '  gzip_vary on;',
    '  max_ranges 1;',
    '',
    '  # One validator for each file: the ETag. A date would outlive a rollback.',
    '  etag on;',
    '  if_modified_since off;',
    '  add_header Last-Modified "" always;',
    '',
    '  client_header_timeout 10s;',
    '  client_body_timeout 15s;',
    '  send_timeout 30s;',
    '  keepalive_timeout 65s;',
    '  large_client_header_buffers 4 16k;',
    '  client_max_body_size 1m;',
    '',
    '  types {',
    ...[...byType].map(
      ([type, entries]) =>
        `    ${quoted(type)} ${entries.map(([extension]) => extension).join(' ')};`,
    ),
    '  }',
    `  default_type ${defaultContentType};`,
    '',
    '  add_header Cache-Control $site_cache always;',
    '  add_header Allow $site_allow always;',
    ...securityHeaders(policy).map(
      ([name, value]) =>
        `  add_header ${name} ${differing.get(name)?.variable ?? quoted(value)} always;`,
    ),
    '',
    '  error_page 404 403 =404 @miss;',
    '  error_page 405 @method;',
    `  if ($request_method !~ ^(?:${allowedMethods.join('|')})$) { return 405; }`,
    '  if ($site_no_address) { return 404; }',
    '',
    ...moves.map(({ from, to }) => `  location = ${from} { return 301 ${to}$is_args$args; }`),
    '  location = / { try_files /index.html =404; }',
    '  location = /index.html { return 301 /$is_args$args; }',
    '  location ~ ^(?<page>/.+)/(?:index\\.html)?$ {',
    '    if (!-f $document_root$page/index.html) { return 404; }',
    '    return 301 $page$is_args$args;',
    '  }',
    '  location / { try_files $uri $uri/index.html =404; }',
    '',
    '  location @miss { try_files $site_miss =404; }',
    '  location @method {',
    '    types { }',
    '    default_type "text/plain; charset=utf-8";',
    '    return 405 "Method Not Allowed\\n";',
    '  }',
    '}',
    '',
  );
  return lines.join('\n');
}

/** The headers, by name, that an asset has otherwise, or, where nginx is given nothing, not at all. */
function differingHeaders(policy: Policy) {
  const ofAssets = new Map(securityHeaders(policy, 'asset'));
  return new Map(
    securityHeaders(policy)
      .map(([name, page]) => {
        const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
        return [name, { variable, page, asset: ofAssets.get(name) ?? '' }] as const;
      })
      .filter(([, { page, asset }]) => page !== asset),
  );
}

/** What a page cannot do without comes first. */
const assetOrder = ['js', 'css', 'woff2'];
const rank = (address: string) => {
  const index = assetOrder.findIndex((extension) => address.endsWith(`.${extension}`));
  return index === -1 ? assetOrder.length : index;
};

/**
 * `_headers`, as Netlify and Cloudflare read it. Where two rules match, both hosts join the values
 * of a header that both set, so no header stands in two rules that overlap: assets get the headers of pages
 * here, which cost little where every answer is HTTP/2 or 3. Pages keep the hosts' own `Cache-Control`, which
 * is the one that `headers.ts` asks for.
 *
 * Assets are named one by one: a rule for the whole folder also marks the 404 of a missing one as
 * good for a year, and a script that is asked for during a deploy would stay broken in that
 * browser. Those for which there is no room are validated at each use.
 */
function headersFile(listing: SiteListing, policy: Policy): string {
  const assets = [...listing.addressed.keys()]
    .filter((address) => address.startsWith(assetPrefix))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const rules: (readonly [string, readonly (readonly [string, string])[]])[] = [
    ['/*', securityHeaders(policy)],
    ['/*.data', [['Content-Type', contentTypeOf('.data')]]],
  ];
  for (const address of assets.slice(0, mostHeaderRules - rules.length)) {
    rules.push([address, [['Cache-Control', cacheControl.asset]]]);
  }
  const lines = rules.flatMap(([pattern, headers]) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  const longest = Math.max(...lines.map((line) => line.length));
  if (longest > longestHeaderLine) {
    throw new Error(
      `A line of _headers has ${longest} characters; hosts take ${longestHeaderLine}.`,
    );
  }
  return lines.join('\n');
}

/**
 * `_redirects`, as Netlify and Cloudflare read it. Slashes and `index.html` are theirs to handle
 * (a rule for them would loop), so here are the moved pages, and for each folder with its own miss
 * document a rule with status 404. Cloudflare finds the nearest `404.html` by itself and skips them.
 */
function redirectsFile(listing: SiteListing): string {
  return [
    ...moves.map(({ from, to }) => `${from} ${to} 301`),
    ...missFolders(listing).map(([folder, file]) => `${folder}* /${file} 404`),
    '/* /404.html 404',
    '',
  ].join('\n');
}

/**
 * Writes `nginx.conf`, `_headers` and `_redirects` for a built site. Throws where the build lacks
 * its index or its 404 page, or has a name or a header that a host would refuse.
 */
export async function writeHostFiles({
  clientDir,
  outDir,
  policy,
  origin,
  nginx = defaultNginxPlace,
}: HostFilesOptions): Promise<void> {
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(origin)) {
    throw new Error(`The origin must be like https://host, not "${origin}".`);
  }
  const listing = await listSite(clientDir);
  await mkdir(outDir, { recursive: true });
  await Promise.all([
    writeFile(path.join(outDir, 'nginx.conf'), nginxConf(listing, policy, origin, nginx)),
    writeFile(path.join(outDir, '_headers'), headersFile(listing, policy)),
    writeFile(path.join(outDir, '_redirects'), redirectsFile(listing)),
  ]);
}
