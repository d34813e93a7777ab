/** Pages and files that exist: status 200, with every content coding. */
import { pages } from '../fixture.ts';
import { get, html, type Row } from './row.ts';

const page = (address: string) =>
  address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;

const found: readonly Row[] = [
  ...pages.map((address) => ({
    name: `page ${address}`,
    request: get(address),
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
    request: get(address),
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
    request: get(address),
    status: 200,
    kind: 'asset' as const,
    file: address.slice(1),
    headers: { 'content-type': type, vary },
  })),
  {
    name: 'a query changes nothing',
    request: get('/services?q=%5B&category=%00../../'),
    status: 200,
    kind: 'document',
    file: 'services/index.html',
  },
  {
    name: 'absolute form',
    request: get('http://upslope.example/services/seo?x=1'),
    status: 200,
    kind: 'document',
    file: 'services/seo/index.html',
  },
  {
    name: 'absolute form without a path',
    request: get('http://upslope.example?x=1'),
    status: 200,
    kind: 'document',
    file: 'index.html',
  },
  {
    name: 'an unknown host is served like any other',
    request: get('/services', { Host: 'evil.example:81' }),
    status: 200,
    kind: 'document',
    file: 'services/index.html',
  },
];

const heads: readonly Row[] = found.map((row) => ({
  name: `HEAD ${row.name}`,
  request: { ...row.request, method: 'HEAD' },
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
  request: get('/services', accepted === undefined ? {} : { 'Accept-Encoding': accepted }),
  status: 200,
  kind: 'document',
  file: 'services/index.html',
  headers: { 'content-encoding': coding, vary: 'Accept-Encoding', 'content-type': html },
}));

const codingElsewhere: readonly Row[] = [
  {
    name: 'a compressed asset',
    request: get('/assets/entry-1Ab3.js', { 'Accept-Encoding': 'br' }),
    status: 200,
    kind: 'asset',
    file: 'assets/entry-1Ab3.js',
    headers: { 'content-encoding': 'br', vary: 'Accept-Encoding' },
  },
  {
    name: 'an incompressible asset is sent without a coding',
    request: get('/assets/face-Q1.woff2', { 'Accept-Encoding': 'br, gzip' }),
    status: 200,
    kind: 'asset',
    file: 'assets/face-Q1.woff2',
    headers: { 'content-encoding': null, vary: null },
  },
  {
    name: 'a compressed 404 document',
    request: get('/nowhere', { 'Accept-Encoding': 'br' }),
    status: 404,
    kind: 'error',
    file: '404.html',
    headers: { 'content-encoding': 'br', vary: 'Accept-Encoding' },
  },
];

export const foundRows: readonly Row[] = [...found, ...heads, ...codings, ...codingElsewhere];
