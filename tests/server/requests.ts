import type { ResponseKind } from '#server/headers.ts';
import { missDocuments, pages } from './fixture.ts';
import type { Ask } from './raw-client.ts';

/** The response that every host must send. */
interface Expected {
  /** Several statuses where the standards allow a choice and hosts differ. */
  readonly status: number | readonly number[];
  /** The one status of nginx, where it is known to differ. */
  readonly nginxStatus?: number;
  /** Determines `Cache-Control`. Absent if the status may be of several kinds. */
  readonly kind?: ResponseKind;
  /** The file in the build with the bytes of the body. */
  readonly file?: string;
  /** First and last byte, both inclusive. */
  readonly part?: readonly [number, number];
  readonly empty?: boolean;
  /** Exact values, or null for a header that must be absent. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** A row of the table: a request and its response. */
export interface Row extends Expected {
  readonly name: string;
  readonly ask: Ask;
}

/** A row with bytes that are no valid request. */
export interface HostileRow {
  readonly name: string;
  readonly bytes: string | Buffer;
  /** Allowed statuses of the first response. `closed` if the connection may close without one. */
  readonly allowed: readonly (number | 'closed')[];
  /** Whether the connection must carry at most one response. */
  readonly single?: boolean;
}

const html = 'text/html; charset=utf-8';
const get = (target: string, headers: Record<string, string> = {}): Ask => ({ target, headers });
const page = (address: string) =>
  address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;

const found: readonly Row[] = [
  ...pages.map((address) => ({
    name: `page ${address}`,
    ask: get(address),
    status: 200,
    kind: 'document' as const,
    file: page(address),
    headers: {
      'content-type': html,
      'accept-ranges': 'bytes',
      'last-modified': null,
      'x-robots-tag': null,
      link: null,
    },
  })),
  ...(
    [
      ['/_root.data', 'text/x-script'],
      ['/services.data', 'text/x-script'],
      ['/guides/seo/glossary/index.md', 'text/markdown; charset=utf-8'],
      ['/sitemap.xml', 'application/xml'],
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/favicon.svg', 'image/svg+xml'],
      ['/site.webmanifest', 'application/manifest+json'],
      ['/api/placeholder/800x600.svg', 'image/svg+xml'],
      ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ] as const
  ).map(([address, type]) => ({
    name: `file ${address}`,
    ask: get(address),
    status: 200,
    kind: 'file' as const,
    file: address.slice(1),
    headers: {
      'content-type': type,
      'x-robots-tag': /\.(?:data|md)$/.test(address) ? 'noindex' : null,
      link: address.endsWith('/index.md')
        ? `<https://upslope.example${address.slice(0, -'/index.md'.length)}>; rel="canonical"`
        : null,
    },
  })),
  ...(
    [
      ['/assets/entry-1Ab3.js', 'text/javascript; charset=utf-8', 'Accept-Encoding'],
      ['/assets/shared-Zz9.css', 'text/css; charset=utf-8', 'Accept-Encoding'],
      ['/assets/face-Q1.woff2', 'font/woff2', null],
    ] as const
  ).map(([address, type, vary]) => ({
    name: `asset ${address}`,
    ask: get(address),
    status: 200,
    kind: 'asset' as const,
    file: address.slice(1),
    headers: { 'content-type': type, vary },
  })),
  {
    name: 'a query changes nothing',
    ask: get('/services?q=%5B&category=%00../../'),
    status: 200,
    kind: 'document',
    file: 'services/index.html',
  },
  {
    name: 'absolute form',
    ask: get('http://upslope.example/services/seo?x=1'),
    status: 200,
    kind: 'document',
    file: 'services/seo/index.html',
  },
  {
    name: 'absolute form without a path',
    ask: get('http://upslope.example?x=1'),
    status: 200,
    kind: 'document',
    file: 'index.html',
  },
  {
    name: 'an unknown host is served like any other',
    ask: get('/services', { Host: 'evil.example:81' }),
    status: 200,
    kind: 'document',
    file: 'services/index.html',
  },
];

const heads: readonly Row[] = found.map((row) => ({
  name: `HEAD ${row.name}`,
  ask: { ...row.ask, method: 'HEAD' },
  status: row.status,
  ...(row.kind && { kind: row.kind }),
  ...(row.headers && { headers: row.headers }),
  empty: true,
}));

const codings: readonly Row[] = (
  [
    [undefined, null],
    ['', null],
    ['identity', null],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', null],
    ['gzip;q=0, br;q=0', null],
    ['gzip;q=0.5, br;q=0.9', 'br'],
    ['deflate', null],
  ] as const
).map(([accepted, coding]) => ({
  name: `Accept-Encoding: ${accepted}`,
  ask: get('/services', accepted === undefined ? {} : { 'Accept-Encoding': accepted }),
  status: 200,
  kind: 'document',
  file: 'services/index.html',
  headers: { 'content-encoding': coding, vary: 'Accept-Encoding', 'content-type': html },
}));

const codingElsewhere: readonly Row[] = [
  {
    name: 'a compressed asset',
    ask: get('/assets/entry-1Ab3.js', { 'Accept-Encoding': 'br' }),
    status: 200,
    kind: 'asset',
    file: 'assets/entry-1Ab3.js',
    headers: { 'content-encoding': 'br', vary: 'Accept-Encoding' },
  },
  {
    name: 'an incompressible asset is sent without a coding',
    ask: get('/assets/face-Q1.woff2', { 'Accept-Encoding': 'br, gzip' }),
    status: 200,
    kind: 'asset',
    file: 'assets/face-Q1.woff2',
    headers: { 'content-encoding': null, vary: null },
  },
  {
    name: 'a compressed miss',
    ask: get('/nowhere', { 'Accept-Encoding': 'br' }),
    status: 404,
    kind: 'error',
    file: '404.html',
    headers: { 'content-encoding': 'br', vary: 'Accept-Encoding' },
  },
];

const miss = (target: string, file = '404.html'): Row => ({
  name: `miss ${target.length > 60 ? `${target.slice(0, 60)}…` : target}`,
  ask: get(target),
  status: 404,
  kind: 'error',
  file,
  headers: { 'content-type': html, location: null },
});

const misses: readonly Row[] = [
  miss('/nowhere'),
  miss('/nowhere/'),
  miss('/nowhere/index.html'),
  miss('/services.html'),
  miss('/Services'),
  miss('/services/seo/nowhere'),
  miss('/case-studies/unknown', 'case-studies/404.html'),
  miss('/case-studies/unknown/deeper?x=/404.html', 'case-studies/404.html'),
  miss('/case-studies/unknown/', 'case-studies/404.html'),
  miss('/case-studiesx'),
  miss('/guides/seo', 'guides/404.html'),
  miss('/guides/unknown', 'guides/404.html'),
  // A not-found document is not an address. With status 200 it would be a soft 404.
  ...missDocuments.map((file) => miss(`/${file}`, file)),
  miss('/404'),
  miss('/404/'),
  miss('/404/index.html'),
  miss('/guides/404', 'guides/404.html'),
  miss('/__spa-fallback.html'),
  miss('/assets/gone-Xx1.js'),
  miss('/assets/'),
  miss('/assets'),
  miss('/services/index.html.br'),
  miss('/assets/entry-1Ab3.js.gz'),
  miss('/favicon.svg/'),
  miss('/robots.txt/index.html'),
  // Any other spelling of an address is a 404.
  miss('/%73ervices'),
  miss('/services%2Fseo'),
  miss('/services%3Fq=1'),
  miss('/./services'),
  miss('/services/./seo'),
  miss('/services/../services'),
  miss('/assets/../services'),
  miss('/case-studies/%2e%2e/private.txt', 'case-studies/404.html'),
  // The browser hydrates the page of the same prefix, whatever follows it.
  miss('/case-studies/caf%C3%A9', 'case-studies/404.html'),
  miss('/guides/a%20b', 'guides/404.html'),
  miss('/services//'),
  miss('/SERVICES/SEO'),
  miss('/assets/..%5c..%5cprivate.txt'),
  miss('/..;/private.txt'),
  miss('/%c0%ae%c0%ae/private.txt'),
  miss('/%252e%252e/private.txt'),
  miss('/.env'),
  miss('/.git/config'),
  miss('/.git/'),
  miss('/assets/.env'),
  miss('//services'),
  miss('//services/'),
  miss('/services//seo'),
  miss('/services;x=1'),
  miss('/services/index.html/'),
  miss('/services/%0d%0aSet-Cookie:a=b'),
  miss('/services/%0d%0aSet-Cookie:a=b/'),
  miss('//evil.example/'),
  miss('//evil.example/index.html'),
  miss('///evil.example/'),
  miss('/%5Cevil.example/'),
  miss('/%5cevil.example/index.html'),
  miss('/\\evil.example/'),
  miss('/%2Fevil.example/'),
  miss('/.evil.example/'),
  miss(`/${'a'.repeat(5_000)}`),
  miss(`/${'a/'.repeat(2_000)}`),
  {
    name: 'HEAD of a miss',
    ask: { method: 'HEAD', target: '/case-studies/unknown' },
    status: 404,
    kind: 'error',
    empty: true,
    headers: { 'content-type': html },
  },
  {
    name: 'a miss is not validated',
    ask: get('/nowhere', { 'If-None-Match': '*' }),
    status: 404,
    kind: 'error',
    file: '404.html',
  },
  {
    name: 'a miss has no parts',
    ask: get('/nowhere', { Range: 'bytes=0-3' }),
    status: 404,
    kind: 'error',
    file: '404.html',
    headers: { 'content-range': null },
  },
];

const redirect = (target: string, location: string): Row => ({
  name: `redirect ${target}`,
  ask: get(target),
  status: 301,
  kind: 'redirect',
  headers: { location },
});

const redirects: readonly Row[] = [
  redirect('/index.html', '/'),
  redirect('/index.html?q=1', '/?q=1'),
  redirect('/services/', '/services'),
  redirect('/services/index.html', '/services'),
  redirect('/services/seo/pricing/', '/services/seo/pricing'),
  redirect('/services/?q=a%20b&x=//evil.example/', '/services?q=a%20b&x=//evil.example/'),
  redirect('/services/index.html?x=%0d%0aSet-Cookie:a', '/services?x=%0d%0aSet-Cookie:a'),
  redirect('/services/?', '/services'),
  redirect('/case-studies/known/', '/case-studies/known'),
  redirect('http://evil.example/services/', '/services'),
  {
    name: 'HEAD of a redirect',
    ask: { method: 'HEAD', target: '/services/?a=1' },
    status: 301,
    kind: 'redirect',
    empty: true,
    headers: { location: '/services?a=1' },
  },
];

const wholeServices = { status: 200, kind: 'document', file: 'services/index.html' } as const;
const ranged = (range: string, expected: Expected, more: Record<string, string> = {}): Row => ({
  name: `Range: ${range}`,
  ask: get('/assets/face-Q1.woff2', { Range: range, ...more }),
  ...expected,
});
const partOfFace = (start: number, end: number): Expected => ({
  status: 206,
  kind: 'asset',
  file: 'assets/face-Q1.woff2',
  part: [start, end],
  headers: {
    'content-range': `bytes ${start}-${end}/3000`,
    'content-length': String(end - start + 1),
    'content-type': 'font/woff2',
  },
});
const wholeFace = { status: 200, kind: 'asset', file: 'assets/face-Q1.woff2' } as const;

const ranges: readonly Row[] = [
  ranged('bytes=0-0', partOfFace(0, 0)),
  ranged('bytes=10-99', partOfFace(10, 99)),
  ranged('bytes=2990-', partOfFace(2990, 2999)),
  ranged('bytes=-5', partOfFace(2995, 2999)),
  ranged('bytes=-9999', partOfFace(0, 2999)),
  ranged('bytes=100-99999', partOfFace(100, 2999)),
  ranged('bytes=3000-', {
    status: 416,
    kind: 'error',
    headers: { 'content-range': 'bytes */3000' },
  }),
  ranged('bytes=0-1,5-6', wholeFace),
  ranged(`bytes=${'0-,'.repeat(500)}0-`, wholeFace),
  ranged('lines=0-1', wholeFace),
  ranged('bytes=0-9', wholeFace, { 'If-Range': '"another"' }),
  ranged('bytes=0-9', wholeFace, { 'If-Range': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
  // A server may ignore or reject an invalid range.
  ranged('bytes=abc', { status: [200, 416] }),
  ranged('bytes=9-2', { status: [200, 416] }),
  ranged('bytes=-', { status: [200, 416] }),
  ranged('bytes=99999999999999999999999-', { status: [200, 416] }),
];

const validation: readonly Row[] = [
  {
    name: 'If-None-Match: *',
    ask: get('/services', { 'If-None-Match': '*' }),
    status: 304,
    kind: 'document',
    empty: true,
  },
  {
    name: 'If-None-Match with another validator',
    ask: get('/services', { 'If-None-Match': '"another", W/"yet-another"' }),
    ...wholeServices,
  },
  {
    name: 'If-Match: *',
    ask: get('/services', { 'If-Match': '*' }),
    ...wholeServices,
  },
  {
    name: 'If-Match with another validator',
    ask: get('/services', { 'If-Match': '"another"' }),
    status: 412,
    kind: 'error',
  },
  {
    // With both, RFC 9110 evaluates the ETag only. nginx sends the whole file: see decision 0010.
    name: 'a validator and a date',
    ask: get('/services', {
      'If-None-Match': '*',
      'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT',
    }),
    status: 304,
    nginxStatus: 200,
  },
  {
    name: 'a date is no validator here',
    ask: get('/services', { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
    ...wholeServices,
  },
];

const methods: readonly Row[] = [
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
].flatMap((method) =>
  ['/', '/services/', '/nowhere', '/assets/entry-1Ab3.js'].map((target) => ({
    name: `${method} ${target}`,
    ask: { method, target },
    status: 405,
    kind: 'error' as const,
    headers: { allow: 'GET, HEAD', location: null },
  })),
);

const bodies: readonly Row[] = [
  {
    name: 'GET with a body',
    ask: { target: '/services', headers: { 'Content-Length': '5' }, body: 'hello' },
    ...wholeServices,
  },
  {
    name: 'POST with a body',
    ask: {
      method: 'POST',
      target: '/services',
      headers: { 'Content-Length': '100000' },
      body: 'x'.repeat(100_000),
    },
    status: 405,
    kind: 'error',
  },
  {
    name: 'POST in chunks',
    ask: {
      method: 'POST',
      target: '/',
      headers: { 'Transfer-Encoding': 'chunked' },
      body: '5\r\nhello\r\n0\r\n\r\n',
    },
    status: 405,
    kind: 'error',
  },
  {
    name: 'an upgrade that is not taken',
    ask: get('/services', { Upgrade: 'websocket', Connection: 'Upgrade, close' }),
    ...wholeServices,
  },
];

/** The requests that every host is tested with. */
export const rows: readonly Row[] = [
  ...found,
  ...heads,
  ...codings,
  ...codingElsewhere,
  ...misses,
  ...redirects,
  ...ranges,
  ...validation,
  ...methods,
  ...bodies,
];

const host = 'Host: upslope.example\r\n';
const last = 'Connection: close\r\n\r\n';
const many = (count: number) => Array.from({ length: count }, (_, i) => `X-${i}: y\r\n`).join('');

/**
 * Invalid or hostile requests. The server may respond or close, but must not leak data or crash.
 */
export const hostileRows: readonly HostileRow[] = [
  { name: 'only line ends', bytes: '\r\n\r\n\r\n\r\n', allowed: [400, 'closed'] },
  {
    name: 'garbage',
    bytes: Buffer.from(Array.from({ length: 4_000 }, (_, i) => (i * 37) & 0xff)),
    allowed: [400, 'closed'],
  },
  {
    name: 'a TLS handshake',
    bytes: Buffer.from('16030100a5010000a10303', 'hex'),
    allowed: [400, 'closed'],
  },
  {
    name: 'the preface of HTTP/2',
    bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    allowed: [400, 405, 505, 'closed'],
  },
  { name: 'another version', bytes: `GET / HTTP/9.9\r\n${host}${last}`, allowed: [400, 505] },
  { name: 'no version at all', bytes: `GET / FTP/1.1\r\n${host}${last}`, allowed: [400] },
  { name: 'HTTP/1.0 without a host', bytes: 'GET /services HTTP/1.0\r\n\r\n', allowed: [200] },
  { name: 'no host', bytes: `GET / HTTP/1.1\r\n${last}`, allowed: [400] },
  {
    name: 'two hosts',
    bytes: `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n${last}`,
    allowed: [400],
  },
  { name: 'an impossible host', bytes: `GET / HTTP/1.1\r\nHost: a/b@c\r\n${last}`, allowed: [400] },
  {
    name: 'a null byte in the path',
    bytes: `GET /ser\0vices HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'an escaped null byte',
    bytes: `GET /index.html%00.txt HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'an incomplete escape',
    bytes: `GET /services% HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'an escape without hex digits',
    bytes: `GET /%zz/%u002e HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'path traversal',
    bytes: `GET /../../../../etc/passwd HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'path traversal, escaped',
    bytes: `GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'path traversal, half escaped',
    bytes: `GET /.%2e/private.txt HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'path traversal from a folder, escaped slashes',
    bytes: `GET /assets/..%2f..%2fprivate.txt HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'path traversal, overlong encoding',
    bytes: `GET /%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'path traversal, unescaped backslashes',
    bytes: `GET /..\\..\\private.txt HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  {
    name: 'raw bytes above ASCII',
    bytes: Buffer.concat([
      Buffer.from('GET /\xff\xfe\xc0\xae/', 'latin1'),
      Buffer.from(` HTTP/1.1\r\n${host}${last}`),
    ]),
    allowed: [400, 404],
  },
  { name: 'a fragment', bytes: `GET /services#x HTTP/1.1\r\n${host}${last}`, allowed: [400, 404] },
  {
    name: 'a path without its slash',
    bytes: `GET services HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 404],
  },
  { name: 'a star', bytes: `GET * HTTP/1.1\r\n${host}${last}`, allowed: [400, 404] },
  {
    name: 'CONNECT',
    bytes: `CONNECT evil.example:443 HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 405],
  },
  { name: 'an unknown method', bytes: `BREW / HTTP/1.1\r\n${host}${last}`, allowed: [400, 405] },
  {
    name: 'a method in lower case',
    bytes: `get / HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 405],
  },
  {
    name: 'a long method',
    bytes: `${'G'.repeat(20_000)} / HTTP/1.1\r\n${host}${last}`,
    allowed: [400, 405, 414, 431, 'closed'],
  },
  {
    name: 'a URL of 200 kB',
    bytes: `GET /${'a'.repeat(200_000)} HTTP/1.1\r\n${host}${last}`,
    allowed: [414, 431, 'closed'],
  },
  {
    name: 'a query of 200 kB',
    bytes: `GET /?${'a'.repeat(200_000)} HTTP/1.1\r\n${host}${last}`,
    allowed: [414, 431, 'closed'],
  },
  {
    name: 'a header of 200 kB',
    bytes: `GET / HTTP/1.1\r\n${host}X-Long: ${'a'.repeat(200_000)}\r\n${last}`,
    allowed: [400, 431, 'closed'],
  },
  {
    name: 'many headers',
    bytes: `GET / HTTP/1.1\r\n${host}${many(20_000)}${last}`,
    allowed: [400, 431, 'closed'],
  },
  {
    name: 'a header name with a space',
    bytes: `GET / HTTP/1.1\r\n${host}X Y: z\r\n${last}`,
    allowed: [200, 400],
  },
  {
    name: 'a space before the colon',
    bytes: `GET / HTTP/1.1\r\n${host}X : z\r\n${last}`,
    allowed: [200, 400],
  },
  {
    name: 'a folded header',
    bytes: `GET / HTTP/1.1\r\n${host}X: a\r\n b\r\n${last}`,
    allowed: [200, 400],
  },
  {
    name: 'a null byte in a header',
    bytes: `GET / HTTP/1.1\r\n${host}X: a\0b\r\n${last}`,
    allowed: [400],
  },
  {
    name: 'a bare CR in a header',
    bytes: `GET / HTTP/1.1\r\n${host}X: a\rSet-Cookie: b\r\n${last}`,
    allowed: [200, 400],
  },
  {
    name: 'header splitting in a redirect',
    bytes: `GET /services/?x=a\rSet-Cookie:b HTTP/1.1\r\n${host}${last}`,
    allowed: [301, 400],
  },
  {
    name: 'a content length and chunks',
    bytes: `GET / HTTP/1.1\r\n${host}Content-Length: 30\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /private HTTP/1.1\r\n${host}\r\n`,
    allowed: [400],
    single: true,
  },
  {
    name: 'two content lengths',
    bytes: `POST / HTTP/1.1\r\n${host}Content-Length: 0\r\nContent-Length: 38\r\n\r\nGET /private HTTP/1.1\r\n${host}\r\n`,
    allowed: [400],
    single: true,
  },
  {
    name: 'a list of content lengths',
    bytes: `POST / HTTP/1.1\r\n${host}Content-Length: 0, 38\r\n\r\nGET /private HTTP/1.1\r\n${host}\r\n`,
    allowed: [400],
    single: true,
  },
  {
    name: 'a signed content length',
    bytes: `POST / HTTP/1.1\r\n${host}Content-Length: +5\r\n\r\nhello`,
    allowed: [400],
    single: true,
  },
  {
    name: 'a negative content length',
    bytes: `POST / HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
    allowed: [400],
    single: true,
  },
  {
    name: 'an unknown transfer coding',
    bytes: `POST / HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\nGET /private HTTP/1.1\r\n${host}\r\n`,
    allowed: [400, 405, 501],
    single: true,
  },
  {
    name: 'two transfer codings',
    bytes: `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
    allowed: [400, 405, 501],
    single: true,
  },
  {
    name: 'a transfer coding other than chunked',
    bytes: `GET / HTTP/1.1\r\n${host}Transfer-Encoding: gzip\r\n\r\n`,
    allowed: [400, 501],
    single: true,
  },
  {
    name: 'malformed chunks',
    bytes: `GET / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n`,
    allowed: [200, 400],
    single: true,
  },
  {
    name: 'HTTP/2 on the request line',
    bytes: `GET / HTTP/2.0\r\n${host}${last}`,
    allowed: [400, 505],
  },
  {
    name: 'chunks in HTTP/1.0',
    bytes: `POST / HTTP/1.0\r\n${host}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    allowed: [400, 405, 501],
    single: true,
  },
  {
    name: 'a long chunk extension',
    bytes: `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n5;${'a'.repeat(60_000)}\r\nhello\r\n0\r\n\r\n`,
    allowed: [400, 405, 413, 'closed'],
  },
  {
    name: 'a chunk size above 64 bits',
    bytes: `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n`,
    allowed: [400, 405, 413, 'closed'],
  },
  {
    name: 'an unknown expectation',
    bytes: `GET /services HTTP/1.1\r\n${host}Expect: x\r\n${last}`,
    allowed: [200, 417],
  },
];
