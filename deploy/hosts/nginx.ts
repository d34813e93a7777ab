import {
  allowedMethods,
  assetPrefix,
  cacheControl,
  contentTypes,
  defaultContentType,
  robotsHeaders,
  securityHeaders,
} from '#server/headers.ts';
import { limits } from '#server/limits.ts';
import type { Policy } from '#server/policy.ts';
import { moves, notAddressed, notPlain } from '#server/redirects.ts';
import type { SiteListing } from '#server/site-files.ts';
import { notFoundFolders } from './not-found-folders.ts';

/** Settings of nginx that do not follow from the site. */
export type NginxPlace = {
  /** Absolute path of the published `client` folder. */
  readonly root: string;
  /** Port or address and port, as nginx's `listen` takes them. */
  readonly listen: readonly string[];
};

/** For a host with a TLS proxy in front of nginx. `deploy/publish.ts` sets its own root. */
export const defaultNginxPlace: NginxPlace = {
  root: '/srv/upslope/current/client',
  listen: ['80', '[::]:80'],
};

/**
 * Quotes a value for nginx. @throws if it holds a quote, a variable or another special character
 */
function quoted(value: string): string {
  if (/["$\\\r\n\0]/.test(value)) {
    throw new Error(
      `nginx.conf: ${JSON.stringify(value)} has a character that cannot be quoted. Remove it.`,
    );
  }
  return `"${value}"`;
}

/** A map key that is a regular expression. */
const matching = (pattern: string) => `"~${pattern}"`;

const escaped = (literal: string) => literal.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * An nginx server for the site. Include it at the `http` level, as nginx does for files in
 * `/etc/nginx/conf.d/`. Needs nginx's brotli module (Debian: `libnginx-mod-http-brotli-static`).
 *
 * All headers are set once, at the `server` level, and maps supply the values that differ by kind
 * of response. A block with an `add_header` of its own would not inherit the others, so no block
 * has one.
 */
export function nginxConf(
  listing: SiteListing,
  policy: Policy,
  { root, listen }: NginxPlace = defaultNginxPlace,
): string {
  const { hostname } = new URL(policy.origin);
  const differing = differingHeaders(policy);
  const byType = Map.groupBy(Object.entries(contentTypes), ([, type]) => type);
  const lines: string[] = [
    '# Made by deploy/hosts/nginx.ts from server/headers.ts and server/redirects.ts: change those.',
    '',
    '# Targets that no address of this site can be.',
    'map $request_uri $site_no_address {',
    '  default 0;',
    `  ${matching(notPlain)} 1;`,
    `  ${matching(notAddressed)} 1;`,
    '}',
    '',
    '# The document for an address that is not found: that of the deepest folder that the target starts with.',
    'map $request_uri $site_not_found {',
    '  default /404.html;',
    ...notFoundFolders(listing).map(
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
    '# Assets only: a missing one is answered with a document.',
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
    ...robotsMaps(policy),
    'map $status $site_allow {',
    '  default "";',
    `  405 ${quoted(allowedMethods.join(', '))};`,
    '}',
    '',
  ];
  lines.push(
    'server {',
    ...listen.map((at) => `  listen ${at};`),
    `  server_name ${hostname};`,
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
    '  # One validator for each file: the ETag. A date would outlive a rollback, and no response has',
    '  # one, so a request with both conditions is rare and gets the whole file.',
    '  etag on;',
    '  if_modified_since off;',
    '  add_header Last-Modified "" always;',
    '',
    `  client_header_timeout ${limits.headersTimeout / 1000}s;`,
    `  client_body_timeout ${limits.requestTimeout / 1000}s;`,
    `  send_timeout ${limits.silenceTimeout / 1000}s;`,
    `  keepalive_timeout ${limits.keepAliveTimeout / 1000}s;`,
    `  large_client_header_buffers 4 ${limits.maxHeaderSize / 1024}k;`,
    `  client_max_body_size ${limits.maxBodySize / 1024 ** 2}m;`,
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
    '  add_header X-Robots-Tag $site_robots always;',
    '  add_header Link $site_link always;',
    ...securityHeaders(policy).map(
      ([name, value]) =>
        `  add_header ${name} ${differing.get(name)?.variable ?? quoted(value)} always;`,
    ),
    '',
    '  error_page 404 403 =404 @not_found;',
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
    '  location @not_found { try_files $site_not_found =404; }',
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

/** The maps `$site_robots` and `$site_link`: the headers of `robotsHeaders`, by address. */
function robotsMaps(policy: Policy): readonly string[] {
  const tag = (address: string) =>
    new Map(robotsHeaders(address, policy)).get('X-Robots-Tag') ?? '';
  const extensions = Object.keys(contentTypes).filter((extension) => tag(`/x.${extension}`) !== '');
  const found = '~^(?:200|206|304)';
  return [
    'map "$status $uri" $site_robots {',
    '  volatile;',
    `  default ${quoted(tag('/'))};`,
    `  "${found} .*\\.(?:${extensions.join('|')})$" noindex;`,
    '}',
    '# The page whose words a Markdown file repeats.',
    'map "$status $uri" $site_link {',
    '  volatile;',
    '  default "";',
    `  "${found} (?<site_page>.*)/index\\.md$" '<${policy.origin}$site_page>; rel="canonical"';`,
    '}',
  ];
}

/** Headers, by name, whose value differs for assets. Empty where assets do not have the header. */
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
