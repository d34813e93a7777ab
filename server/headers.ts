import { assetPolicy, contentSecurityPolicy, type Policy } from './policy.ts';

/**
 * The one source of response headers. The built-in server, `nginx.conf` and `_headers` are made
 * from this file, and one table of requests holds them against each other.
 */

/** What a response is, as far as headers are concerned. */
export type AnswerKind =
  /** A page. */
  | 'document'
  /** A file below `/assets/`: its name carries a hash of its content. */
  | 'asset'
  /** Any other file: sitemap, icons, loader data. */
  | 'file'
  /** A permanent redirect to the canonical address. */
  | 'redirect'
  /** Every status from 400 on, with or without a document. */
  | 'error';

/** In the order in which they are sent. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

/** Below this prefix names carry a content hash, so a file never changes. */
export const assetPrefix = '/assets/';

const revalidate = 'public, max-age=0, must-revalidate';

/** `Cache-Control` for each kind of answer (standards H1, H3). */
export const cacheControl: Readonly<Record<AnswerKind, string>> = {
  document: revalidate,
  asset: 'public, max-age=31536000, immutable',
  // Loader data must be as fresh as the page it belongs to.
  file: revalidate,
  // Without a limit a browser keeps a 301 for ever, and a mistake with it.
  redirect: 'public, max-age=3600',
  error: 'no-store',
};

/** Only names that browsers know: an unknown one is a warning in every visitor's console. */
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
 * Sent with every answer, whatever its status (standards S1, S5). An asset is no page: it gets a policy that
 * allows nothing, and none of the headers that only speak of pages.
 */
export function securityHeaders(policy: Policy, kind: AnswerKind = 'document'): HeaderList {
  const always: HeaderList = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    // Browsers ignore it over plain http, so it does no harm there, and behind a TLS proxy it works.
    ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ];
  if (kind === 'asset') return [['Content-Security-Policy', assetPolicy], ...always];
  return [
    ['Content-Security-Policy', contentSecurityPolicy(policy)],
    // Filters live in the query: a longer referrer would send typed search text with each request.
    ['Referrer-Policy', 'strict-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', deniedFeatures.map((feature) => `${feature}=()`).join(',')],
    ...always,
  ];
}

/** Text files for programs, which search engines must not list beside the page with the same words. */
const notIndexed = new Set(['data', 'md', 'json', 'csv']);

const markdownTwin = /^(.*)\/index\.md$/;

/** The page whose words a Markdown file repeats, or undefined for any other file. */
export function pageOfTwin(address: string): string | undefined {
  const match = markdownTwin.exec(address);
  return match === null ? undefined : match[1] || '/';
}

/** What a file tells search engines: nothing, `noindex`, and for a Markdown twin its canonical page. */
export function robotsHeaders(address: string, { origin, indexable }: Policy): HeaderList {
  const page = pageOfTwin(address);
  return [
    ...(!indexable || notIndexed.has(extension(address))
      ? ([['X-Robots-Tag', 'noindex']] as const)
      : []),
    ...(page === undefined ? [] : ([['Link', `<${origin}${page}>; rel="canonical"`]] as const)),
  ];
}

/** All headers that depend on the kind of answer only. */
export function headersFor(kind: AnswerKind, policy: Policy): HeaderList {
  return [['Cache-Control', cacheControl[kind]], ...securityHeaders(policy, kind)];
}

/** Methods that are answered; any other gets 405 with this as `Allow`. */
export const allowedMethods = ['GET', 'HEAD'] as const;

/** Media type by file extension, without the dot. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  // What React Router's own server sends for loader data.
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

/** For a file whose extension is not listed: downloaded, never run. */
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

/** Media type of a file, from its name. */
export function contentTypeOf(file: string): string {
  return contentTypes[extension(file)] ?? defaultContentType;
}

/** Whether a file is text in the wide sense, worth `.br` and `.gz` siblings. */
export function isCompressible(file: string): boolean {
  return compressible.has(extension(file));
}

/** The kind of answer that a file of the site is, from its address. */
export function kindOfFile(address: string): 'document' | 'asset' | 'file' {
  if (address.startsWith(assetPrefix)) return 'asset';
  return address.endsWith('.html') ? 'document' : 'file';
}
