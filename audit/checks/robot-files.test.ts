import { expect, test } from 'vitest';
import { judge, origin, page, sitemap, textFile, type Case } from '../fixtures.ts';

const open = textFile('User-agent: *\nAllow: /\nSitemap: https://shop.example/sitemap.xml\n', {
  'content-type': 'text/plain',
});

const cases: readonly Case[] = [
  [1, 'a file with rules', 'pass', [page()], { robots: open }],
  [1, 'a missing file', 'pass', [page()], { robots: { status: 404 } }],
  [1, 'a server error', 'fail', [page()], { robots: { status: 503 } }],
  [
    1,
    'the home page in its place',
    'fail',
    [page()],
    { robots: textFile('<!doctype html><title>Home</title>') },
  ],
  [1, 'an empty file', 'fail', [page()], { robots: textFile('') }],
  [
    1,
    'rules after a byte order mark and comments',
    'pass',
    [page()],
    { robots: textFile('\uFEFF# Hello\r\nuser-AGENT : *\r\nDisallow:\r\n') },
  ],
  [1, 'a file nobody gave', 'needs-a-person', [page()]],
  [2, 'everything allowed', 'pass', [page()], { robots: open }],
  [
    2,
    'the whole site blocked',
    'fail',
    [page()],
    { robots: textFile('User-agent: *\nDisallow: /') },
  ],
  [
    2,
    'only another robot blocked',
    'pass',
    [page()],
    { robots: textFile('User-agent: BadBot\nDisallow: /\n\nUser-agent: *\nDisallow:') },
  ],
  [
    2,
    'a blocked folder that holds no page',
    'pass',
    [page()],
    { robots: textFile('User-agent: *\nDisallow: /admin/') },
  ],
  [
    2,
    'a blocked style sheet',
    'fail',
    [page({ head: '<link rel="stylesheet" href="/css/a.css">' })],
    { robots: textFile('User-agent: *\nDisallow: /css/') },
  ],
  [
    2,
    'an allowance inside a block',
    'pass',
    [page()],
    { robots: textFile('User-agent: *\nDisallow: /\nAllow: /brakes\n') },
  ],
  [
    2,
    'a block for one search robot',
    'fail',
    [page()],
    { robots: textFile('User-agent: *\nDisallow:\n\nUser-agent: OAI-SearchBot\nDisallow: /') },
  ],
  [
    2,
    'a block on training only',
    'pass',
    [page()],
    {
      robots: textFile(
        'User-agent: *\nDisallow:\n\nUser-agent: GPTBot\nUser-agent: Google-Extended\nDisallow: /',
      ),
    },
  ],
  [
    2,
    'a blocked cart',
    'pass',
    [page(), page({ path: '/cart' })],
    { robots: textFile('User-agent: *\nDisallow: /cart') },
  ],
  [3, 'a list of addresses', 'pass', [page()], { sitemap: sitemap('/brakes') }],
  [3, 'HTML in its place', 'fail', [page()], { sitemap: textFile('<!doctype html><html><p>Hi') }],
  [3, 'an unescaped ampersand', 'fail', [page()], { sitemap: sitemap('/?a=1&b=2') }],
  [
    3,
    'relative addresses',
    'fail',
    [page()],
    {
      sitemap: textFile(
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>/brakes</loc></url></urlset>',
      ),
    },
  ],
  [
    3,
    'an index of sitemaps',
    'pass',
    [page()],
    {
      sitemap: textFile(
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://shop.example/a.xml</loc></sitemap></sitemapindex>',
      ),
    },
  ],
  [
    3,
    'a date in words',
    'fail',
    [page()],
    {
      sitemap: {
        ...sitemap('/brakes'),
        text: sitemap('/brakes').text!.replace('</url>', '<lastmod>yesterday</lastmod></url>'),
      },
    },
  ],
  [
    3,
    'a date with a time, an address as character data',
    'pass',
    [page()],
    {
      sitemap: textFile(
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc><![CDATA[${origin}/brakes]]></loc><lastmod>2026-11-21T10:00:00+00:00</lastmod></url></urlset>`,
      ),
    },
  ],
  [
    3,
    'an index with a part that does not load',
    'fail',
    [page()],
    {
      sitemap: textFile(
        `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${origin}/a.xml</loc></sitemap></sitemapindex>`,
      ),
      sitemapParts: [{ status: 500 }],
    },
  ],
  [4, 'live pages only', 'pass', [page()], { sitemap: sitemap('/brakes') }],
  [
    4,
    'a page that says noindex',
    'fail',
    [page({ head: '<meta name="robots" content="noindex">' })],
    { sitemap: sitemap('/brakes') },
  ],
  [4, 'a page that is gone', 'fail', [page({ status: 404 })], { sitemap: sitemap('/brakes') }],
  [
    4,
    'a page that redirects',
    'fail',
    [page()],
    {
      sitemap: sitemap('/old'),
      redirects: [[{ from: `${origin}/old`, status: 301, to: `${origin}/brakes` }]],
    },
  ],
  [
    4,
    'a page with another canonical',
    'fail',
    [page({ canonical: '<link rel="canonical" href="https://shop.example/">' })],
    { sitemap: sitemap('/brakes') },
  ],
  [4, 'pages that nobody read', 'needs-a-person', [page()], { sitemap: sitemap('/other') }],
  [
    4,
    'a page on another host',
    'fail',
    [page()],
    { sitemap: textFile(sitemap('/brakes').text!.replace(origin, 'https://staging.shop.example')) },
  ],
  [5, 'a full address', 'pass', [page()], { robots: open }],
  [5, 'no line', 'fail', [page()], { robots: textFile('User-agent: *\nDisallow:') }],
  [
    5,
    'a relative address',
    'fail',
    [page()],
    { robots: textFile('User-agent: *\nDisallow:\nSitemap: /sitemap.xml') },
  ],
  [
    5,
    'several lines, in capitals',
    'pass',
    [page()],
    {
      robots: textFile('SITEMAP: https://shop.example/a.xml\nsitemap: https://shop.example/b.xml'),
    },
  ],
];

test.for(cases)('point %i, %s: %s', ([id, , verdict, pages, site]) => {
  expect(judge(id, pages, site)).toMatchObject({ id, verdict });
});
