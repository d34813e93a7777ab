import { expect, test } from 'vitest';
import { judge, origin, page, textFile, type Case, type PageParts } from '../fixtures.ts';

const main = (html: string, more: PageParts = {}) => [page({ main: html, ...more })];
const long = `<p>${'Words that fill the first screen of a phone. '.repeat(60)}</p>`;
const rendered = {
  overflowAt320: 0,
  smallControls: [],
  smallTextShare: 0,
  lazyInFirstScreen: [],
  eagerBelowFirstScreen: [],
  coversOnArrival: [],
  sameTextOnPhone: true,
  words: 80,
};
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
  [37, 'both sizes', 'pass', main('<img src="a.svg" alt="" width="40" height="30">')],
  [37, 'no height', 'fail', main('<img src="a.svg" alt="" width="40">')],
  [37, 'a width in percent', 'fail', main('<img src="a.svg" alt="" width="100%" height="30">')],
  [
    37,
    'a picture in a comment and one in a template',
    'not-applicable',
    main('<!-- <img src="a.png"> --><template><img src="b.png"></template>'),
  ],
  [
    37,
    'a size in the style',
    'pass',
    [
      page({
        main: '<img src="a.svg" alt="" style="max-height:9px; width: 300px; height: 200px">',
      }),
    ],
  ],
  [
    37,
    'a width in the style alone',
    'fail',
    [
      page({
        main: '<img src="a.svg" alt="" style="width: 300px; max-height: 200px; height: 100%">',
      }),
    ],
  ],
  [
    38,
    'a photo of twice its width',
    'pass',
    main('<img src="/a.webp" alt="" width="400" height="300">'),
    { files: new Map([[`${origin}/a.webp`, { status: 200, width: 800, height: 600 }]]) },
  ],
  [
    38,
    'a photo of ten times its width',
    'fail',
    main('<img src="/a.webp" alt="" width="400" height="300">'),
    { files: new Map([[`${origin}/a.webp`, { status: 200, width: 4000, height: 3000 }]]) },
  ],
  [
    38,
    'a photo in several sizes',
    'pass',
    main('<img src="/a.webp" srcset="/a.webp 400w, /b.webp 800w" alt="" width="400" height="300">'),
  ],
  [
    38,
    'a photo of unknown size',
    'needs-a-person',
    main('<img src="/a.webp" alt="" width="400" height="300">'),
  ],
  [38, 'drawings', 'pass', main('<img src="/a.svg" alt="" width="400" height="300">')],
  [
    38,
    'a width with its unit',
    'fail',
    [page({ main: '<img src="/a.webp" alt="" width="400px" height="300">' })],
    { files: new Map([[`${origin}/a.webp`, { status: 200, width: 4000, height: 3000 }]]) },
  ],
  [39, 'WebP', 'pass', main('<img src="/a.webp" alt="">')],
  [39, 'JPEG', 'fail', main('<img src="/a.jpg" alt="">')],
  [
    39,
    'JPEG behind a newer format',
    'pass',
    main('<picture><source type="image/avif" srcset="/a.avif"><img src="/a.jpg" alt=""></picture>'),
  ],
  [
    39,
    'a name that ends in jpg and is sent as WebP',
    'pass',
    main('<img src="/a.jpg" alt="">'),
    {
      files: new Map([
        [`${origin}/a.jpg`, { status: 200, headers: { 'content-type': 'image/webp' } }],
      ]),
    },
  ],
  [
    39,
    'a PNG behind a placeholder',
    'fail',
    [page({ main: '<img src="data:image/svg+xml,x" data-src="/a.png" alt="">' })],
  ],
  [
    39,
    'WebP behind a placeholder',
    'pass',
    [page({ main: '<img src="data:image/gif;base64,R0lG" data-src="/a.webp" alt="">' })],
  ],
  [
    39,
    'a JPEG for old browsers, no type',
    'pass',
    [
      page({
        main: '<picture><source srcset="/a.avif 1x, /b.avif 2x"><img src="/a.jpg" alt=""></picture>',
      }),
    ],
  ],
  [
    39,
    'a JPEG beside a JPEG',
    'fail',
    [page({ main: '<picture><source srcset="/webp.jpg"><img src="/a.jpg" alt=""></picture>' })],
  ],
  [
    40,
    'a late picture that waits',
    'pass',
    main(`${long}<img src="/a.svg" alt="" loading="lazy">`),
  ],
  [40, 'a late picture that loads at once', 'fail', main(`${long}<img src="/a.svg" alt="">`)],
  [40, 'a first picture that waits', 'fail', main('<img src="/a.svg" alt="" loading="lazy">')],
  [40, 'a first picture at once', 'pass', main('<img src="/a.svg" alt="">')],
  [
    40,
    'a picture in a closed dialog',
    'not-applicable',
    main(`${long}<dialog><img src="/a.svg" alt=""></dialog>`),
  ],
  [
    40,
    'what a browser saw',
    'fail',
    main('<img src="/a.svg" alt="">', { rendered: { ...rendered, lazyInFirstScreen: ['/a.svg'] } }),
  ],
  [
    40,
    'a late picture that a script loads',
    'pass',
    [page({ main: `<p>${'word '.repeat(500)}</p><img src="/dot.svg" data-src="/a.webp" alt="">` })],
  ],
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
