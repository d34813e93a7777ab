import { expect, test } from 'vitest';
import { judge, origin, page, textFile, type Case } from '../fixtures.ts';

const long = `<p>${'Words that fill the first screen of a phone. '.repeat(60)}</p>`;
const asset = (name: string, control: string | undefined, more = {}) => ({
  files: new Map([
    [
      `${origin}${name}`,
      { status: 200, headers: { ...(control && { 'cache-control': control }), ...more } },
    ],
  ]),
});

const cases: readonly Case[] = [
  [34, 'any page', 'needs-a-person', [page()]],
  [35, 'any page', 'needs-a-person', [page()]],
  [36, 'any page', 'needs-a-person', [page()]],
  [41, 'Brotli', 'pass', [page({ headers: { 'content-encoding': 'br' } })]],
  [41, 'nothing', 'fail', [page({ headers: { 'content-type': 'text/html' }, main: long })]],
  [41, 'a tiny page', 'not-applicable', [page({ headers: {}, html: '<p>Hi' })]],
  [41, 'unknown headers', 'needs-a-person', [page()]],
  [
    42,
    'swap',
    'pass',
    [page({ head: '<style>@font-face{font-family:A;src:url(a.woff2);font-display:swap}</style>' })],
  ],
  [
    42,
    'no word on it',
    'fail',
    [page({ head: '<style>@font-face{font-family:A;src:url(a.woff2)}</style>' })],
  ],
  [
    42,
    'a font of the device',
    'pass',
    [page({ head: '<style>@font-face{font-family:A;src:local(Arial)}</style>' })],
  ],
  [
    42,
    'Google Fonts without display',
    'fail',
    [
      page({
        head: '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">',
      }),
    ],
  ],
  [
    42,
    'a style sheet that hides text',
    'fail',
    [page({ head: '<link rel="stylesheet" href="/a.css">' })],
    {
      files: new Map([
        [`${origin}/a.css`, textFile('@font-face { src: url(a.woff2); font-display: block }')],
      ]),
    },
  ],
  [
    42,
    'a style sheet nobody gave',
    'needs-a-person',
    [page({ head: '<link rel="stylesheet" href="/a.css">' })],
  ],
  [42, 'no font', 'not-applicable', [page()]],
  [
    42,
    'a font in a comment',
    'not-applicable',
    [page({ head: '<style>/* @font-face{src:url(a.woff2)} */</style>' })],
  ],
  [
    42,
    'fonts of Google, imported',
    'fail',
    [page({ head: '<style>@import url(//fonts.googleapis.com/css?family=Inter);</style>' })],
  ],
  [
    42,
    'fonts of Google, imported with swap',
    'pass',
    [
      page({
        head: '<style>@import "https://fonts.googleapis.com/css2?family=Inter&display=swap";</style>',
      }),
    ],
  ],
  [43, 'own scripts', 'pass', [page({ head: '<script src="/a.js"></script>' })]],
  [
    43,
    'a chat',
    'needs-a-person',
    [page({ head: '<script src="https://chat.example/a.js"></script>' })],
  ],
  [
    43,
    'Universal Analytics',
    'fail',
    [
      page({
        head: '<script async src="https://www.googletagmanager.com/gtag/js?id=UA-1-1"></script>',
      }),
    ],
  ],
  [
    43,
    'data, not a script',
    'pass',
    [
      page({
        head: '<script type="application/ld+json">{"url":"https://chat.example/a.js"}</script>',
      }),
    ],
  ],
  [
    43,
    'Universal Analytics in a script',
    'fail',
    [page({ head: "<script>gtag('config', 'UA-12345-6')</script>" })],
  ],
  [
    43,
    'data about analytics',
    'pass',
    [
      page({
        head: '<script type="application/json">{"text":"google-analytics.com/ga.js"}</script>',
      }),
    ],
  ],
  [
    44,
    'a year, under a hash',
    'pass',
    [page()],
    asset('/a-B1c2D3e4.js', 'public, max-age=31536000, immutable'),
  ],
  [44, 'no cache', 'fail', [page()], asset('/a.css', undefined)],
  [44, 'a minute, under a hash', 'fail', [page()], asset('/a-B1c2D3e4.js', 'max-age=60')],
  ...[
    '/archive-how-to-fix-a-404.png',
    '/team-photo-20240115.jpg',
    '/our_team-in_Boulder.jpg',
    '/seo-Checklist2027.png',
  ].map(
    (name) =>
      [
        44,
        `a minute, ${name} has no hash`,
        'pass',
        [page()],
        asset(name, 'max-age=60', { etag: '"a"' }),
      ] as const,
  ),
  [
    44,
    'a name that stays, with a validator',
    'pass',
    [page()],
    asset('/favicon.ico', 'max-age=0', { etag: '"a"' }),
  ],
  [44, 'unknown headers', 'needs-a-person', [page()]],
  [
    44,
    'a file that may not be kept',
    'fail',
    [page()],
    {
      files: new Map([
        [`${origin}/a.css`, { status: 200, headers: { 'cache-control': 'no-store', etag: '"1"' } }],
      ]),
    },
  ],
  [45, 'any page', 'needs-a-person', [page()]],
];

test.for(cases)('point %i, %s: %s', ([id, , verdict, pages, site]) => {
  expect(judge(id, pages, site)).toMatchObject({ id, verdict });
});
