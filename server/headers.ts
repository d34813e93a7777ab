import { assetPolicy, contentSecurityPolicy, type Policy } from './policy.ts';

/**
 * The single source of response headers. The built-in server, `nginx.conf` and `_headers` use this
 * file. The table in `tests/server/requests/` checks that all of them agree.
 */

/** Response kinds that differ in their headers. */
export type ResponseKind =
  /** A page. */
  | 'document'
  /** A file below `/assets/`. Its name has a content hash. */
  | 'asset'
  /** Any other file, such as the sitemap, icons and loader data. */
  | 'file'
  /** A permanent redirect to the canonical address. */
  | 'redirect'
  /** Any status of 400 or above, with or without a document. */
  | 'error';

/** Name-value pairs in the order in which they are sent. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

/** File names below this prefix carry a content hash, so their content never changes. */
export const assetPrefix = '/assets/';

const revalidate = 'public, max-age=0, must-revalidate';

/** `Cache-Control` for each kind of response. */
export const cacheControl: Readonly<Record<ResponseKind, string>> = {
  document: revalidate,
  asset: 'public, max-age=31536000, immutable',
  // Loader data must be as fresh as its page.
  file: revalidate,
  // Without `max-age` a browser caches a 301 forever, even a wrong one.
  redirect: 'public, max-age=3600',
  error: 'no-store',
};

/** Only names that browsers know: each unknown one logs a warning in the visitor's console. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Headers of every response, whatever its status. Assets get a policy that
 * allows nothing, without the headers that only apply to documents.
 */
export function securityHeaders(policy: Policy, kind: ResponseKind = 'document'): HeaderList {
  const always: HeaderList = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    // Browsers ignore it over plain HTTP. It takes effect behind a TLS proxy.
    ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ];
  if (kind === 'asset') return [['Content-Security-Policy', assetPolicy], ...always];
  return [
    ['Content-Security-Policy', contentSecurityPolicy(policy)],
    // Filters are in the query: a full referrer would send the search text with each request.
    ['Referrer-Policy', 'strict-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', deniedFeatures.map((feature) => `${feature}=()`).join(',')],
    ...always,
  ];
}

/**
 * Extensions of text files for programs. Search engines must not list them beside the page with the
 * same text.
 */
const notIndexed = new Set(['data', 'md', 'json', 'csv']);

const markdownVersion = /^(.*)\/index\.md$/;

/** The address of the page that a Markdown version repeats, or undefined for any other file. */
export function pageOfMarkdown(address: string): string | undefined {
  const match = markdownVersion.exec(address);
  return match === null ? undefined : match[1] || '/';
}

/**
 * `X-Robots-Tag: noindex` for files that must not be indexed; for a Markdown version also `Link` to
 * its canonical page.
 */
export function robotsHeaders(address: string, { origin, indexable }: Policy): HeaderList {
  const page = pageOfMarkdown(address);
  return [
    ...(!indexable || notIndexed.has(extension(address))
      ? ([['X-Robots-Tag', 'noindex']] as const)
      : []),
    ...(page === undefined ? [] : ([['Link', `<${origin}${page}>; rel="canonical"`]] as const)),
  ];
}

/** All headers that depend only on the kind of response. */
export function headersFor(kind: ResponseKind, policy: Policy): HeaderList {
  return [['Cache-Control', cacheControl[kind]], ...securityHeaders(policy, kind)];
}

/** Supported methods. Any other gets 405 with this list as `Allow`. */
export const allowedMethods = ['GET', 'HEAD'] as const;

/** Media type by file extension, without the dot. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  // The type that React Router's own server sends for loader data.
  data: 'text/x-script',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** For extensions that are not listed: browsers download the file and never run it. */
export const defaultContentType = 'application/octet-stream';

const compressible = new Set([
  'css',
  'csv',
  'data',
  'html',
  'ico',
  'js',
  'json',
  'md',
  'mjs',
  'svg',
  'txt',
  'webmanifest',
  'xml',
]);

const extension = (file: string) => /\.([a-z0-9]+)$/.exec(file)?.[1] ?? '';

/** Media type of a file, from its extension. */
export function contentTypeOf(file: string): string {
  return contentTypes[extension(file)] ?? defaultContentType;
}

/** Whether a file gets `.br` and `.gz` siblings: text, and the icon of browsers (`ico`). */
export function isCompressible(file: string): boolean {
  return compressible.has(extension(file));
}

/** Response kind of a file, from its address. */
export function kindOfFile(address: string): 'document' | 'asset' | 'file' {
  if (address.startsWith(assetPrefix)) return 'asset';
  return address.endsWith('.html') ? 'document' : 'file';
}
