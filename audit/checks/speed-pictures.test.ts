import { expect, test } from 'vitest';
import { judge, origin, page, rendered, type Case, type PageParts } from '../fixtures.ts';

const main = (html: string, more: PageParts = {}) => [page({ main: html, ...more })];
const long = `<p>${'Words that fill the first screen of a phone. '.repeat(60)}</p>`;

const cases: readonly Case[] = [
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
];

test.for(cases)('point %i, %s: %s', ([id, , verdict, pages, site]) => {
  expect(judge(id, pages, site)).toMatchObject({ id, verdict });
});
