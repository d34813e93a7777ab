import { expect, test } from 'vitest';
import { judge, page, type Case } from '../fixtures.ts';

const main = (html: string) => [page({ main: html })];
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const cases: readonly Case[] = [
  [76, 'nobody asked', 'needs-a-person', [page()]],
  [76, 'a quarter left', 'pass', [page()], { probes: { certificateEnds: inDays(90) } }],
  [76, 'a week left', 'fail', [page()], { probes: { certificateEnds: inDays(7) } }],
  [77, 'https', 'pass', main('<img src="https://shop.example/a.svg" alt="">')],
  [77, 'a picture over http', 'fail', main('<img src="http://shop.example/a.svg" alt="">')],
  [
    77,
    'one of several sizes over http',
    'fail',
    main('<img srcset="/a.webp 1x, http://shop.example/b.webp 2x" alt="">'),
  ],
  [
    77,
    'a background over http',
    'fail',
    main('<style>p { background: url("http://shop.example/a.png") }</style>'),
  ],
  [
    77,
    'a link to another site, a namespace and a canonical over http',
    'pass',
    [
      page({
        canonical: '<link rel="canonical" href="http://shop.example/brakes">',
        main: '<a href="http://other.example/">Other</a><svg xmlns="http://www.w3.org/2000/svg"></svg>',
      }),
    ],
  ],
  [
    77,
    'a style attribute',
    'fail',
    [page({ main: `<p style="background: url('http://shop.example/a.webp')">x</p>` })],
  ],
  [
    77,
    'an imported style sheet',
    'fail',
    [page({ head: '<style>@import "http://shop.example/a.css";</style>' })],
  ],
  [
    77,
    'a background, a picture button',
    'fail',
    [page({ main: '<input type="image" alt="Go" src="http://shop.example/a.gif">' })],
  ],
  [
    77,
    'a base address',
    'fail',
    [page({ head: '<base href="http://shop.example/">', main: '<img src="a.webp" alt="">' })],
  ],
  [
    77,
    'a comment in a style',
    'pass',
    [page({ head: '<style>/* url(http://shop.example/a.webp) */</style>' })],
  ],
  [
    77,
    'a page over plain http with its own picture',
    'pass',
    [{ ...page({ main: '<img src="/a.webp" alt="">' }), url: 'http://localhost:3000/' }],
  ],
  [78, 'no form', 'not-applicable', [page()]],
  [
    78,
    'a form',
    'needs-a-person',
    main('<form action="/send" method="post"><input name="name"></form>'),
  ],
  [78, 'a search', 'not-applicable', main('<form action="/search"><input name="q"></form>')],
  [
    78,
    'a form sent to its own page',
    'needs-a-person',
    [page({ main: '<form METHOD="post"><textarea name="m"></textarea></form>' })],
  ],
  [79, 'any site', 'needs-a-person', [page()]],
  [80, 'any site', 'needs-a-person', [page()]],
  [81, 'any site', 'needs-a-person', [page()]],
  [82, 'any site', 'needs-a-person', [page()]],
  [83, 'any site', 'needs-a-person', [page()]],
  [84, 'nothing to count', 'not-applicable', [page()]],
  [
    84,
    'analytics',
    'needs-a-person',
    [
      page({
        head: '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>',
      }),
    ],
  ],
  [84, 'calls and no analytics', 'needs-a-person', main('<a href="tel:+13035550142">Call</a>')],
  [
    84,
    'analytics decided against',
    'not-applicable',
    main('<a href="tel:+13035550142">Call</a>'),
    { stated: { hasAnalytics: false } },
  ],
  [85, 'any site', 'needs-a-person', [page()]],
  [86, 'no banner', 'not-applicable', [page()]],
  [86, 'a banner over a page', 'pass', main('<div id="cookie-consent">Cookies?</div>')],
  [
    86,
    'a banner in place of a page',
    'fail',
    [page({ html: '<div id="onetrust-banner">Cookies?</div>' })],
  ],
  [87, 'any site', 'needs-a-person', [page()]],
];

test.for(cases)('point %i, %s: %s', ([id, , verdict, pages, site]) => {
  expect(judge(id, pages, site)).toMatchObject({ id, verdict });
});
