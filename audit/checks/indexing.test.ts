import { expect, test } from 'vitest';
import { judge, origin, page, sitemap, textFile, type Case } from '../fixtures.ts';

const noindex = '<meta name="robots" content="noindex, follow">';
const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const answer = (
  asked: string,
  steps: readonly { from: string; status: number; to: string }[],
  url: string,
  status = 200,
) => ({ asked, steps, url, status });

const cases: readonly Case[] = [
  [13, 'any site', 'needs-a-person', [page()]],
  [14, 'open pages', 'pass', [page()]],
  [
    14,
    'a listed page that says noindex',
    'fail',
    [page({ head: noindex })],
    { sitemap: sitemap('/brakes') },
  ],
  [14, 'a header that says none', 'fail', [page({ headers: { 'x-robots-tag': 'none' } })]],
  [
    14,
    'a closed page that the sitemap leaves out',
    'pass',
    [page({ path: '/login', head: noindex })],
    { sitemap: sitemap('/brakes') },
  ],
  [14, 'the word in a text', 'pass', [page({ main: '<p>Write noindex to keep a page out.</p>' })]],
  [
    14,
    'no large pictures',
    'pass',
    [page({ head: '<meta name="robots" content="max-image-preview:none, max-snippet: -1">' })],
  ],
  [
    14,
    'a header for one other robot',
    'pass',
    [page({ headers: { 'x-robots-tag': 'otherbot: noindex, none' } })],
  ],
  [
    14,
    'a header for Googlebot after another',
    'fail',
    [page({ headers: { 'x-robots-tag': 'otherbot: nofollow, googlebot: noindex' } })],
  ],
  [14, 'nosnippet', 'fail', [page({ head: '<meta name="robots" content="max-snippet: 0">' })]],
  [14, 'a part without a snippet', 'pass', [page({ main: '<p data-nosnippet>Note</p>' })]],
  [15, 'no such page', 'not-applicable', [page()]],
  [15, 'an open cart', 'fail', [page({ path: '/cart' })]],
  [15, 'a closed thank-you page', 'pass', [page({ path: '/contact/thank-you', head: noindex })]],
  [
    15,
    'a closed cart that robots may not read',
    'fail',
    [page({ path: '/cart', head: noindex })],
    { robots: textFile('User-agent: *\nDisallow: /cart') },
  ],
  [15, 'a page about carts', 'not-applicable', [page({ path: '/golf-carts' })]],
  [16, 'its own address', 'pass', [page()]],
  [16, 'none', 'fail', [page({ canonical: null })]],
  [16, 'two', 'fail', [page({ head: canonical('https://shop.example/other') })]],
  [16, 'another page', 'fail', [page({ canonical: canonical('https://shop.example/') })]],
  [
    16,
    'its own address, asked with a campaign',
    'pass',
    [
      page({
        path: '/brakes?utm_source=mail',
        canonical: canonical('https://shop.example/brakes'),
      }),
    ],
  ],
  [
    16,
    'a header',
    'pass',
    [
      page({
        canonical: null,
        headers: { link: '<https://shop.example/brakes>; rel="canonical"' },
      }),
    ],
  ],
  [16, 'a page that is noindex', 'not-applicable', [page({ canonical: null, head: noindex })]],
  [
    16,
    'in the body',
    'fail',
    [page({ canonical: null, main: canonical('https://shop.example/brakes') })],
  ],
  [
    16,
    'a second one in the body',
    'pass',
    [page({ main: canonical('https://shop.example/other') })],
  ],
  [16, 'an empty address', 'fail', [page({ canonical: canonical('') })]],
  [17, 'https and domain', 'pass', [page()]],
  [17, 'a path', 'fail', [page({ canonical: canonical('/brakes') })]],
  [17, 'http', 'fail', [page({ canonical: canonical('http://shop.example/brakes') })]],
  [
    17,
    'the test version',
    'fail',
    [page({ canonical: canonical('https://staging.shop.example/brakes') })],
  ],
  [17, 'none', 'not-applicable', [page({ canonical: null })]],
  [18, 'nobody asked', 'needs-a-person', [page()]],
  [
    18,
    'a 301',
    'pass',
    [page()],
    {
      probes: {
        otherHost: answer(
          'https://www.shop.example/',
          [{ from: 'https://www.shop.example/', status: 301, to: `${origin}/` }],
          `${origin}/`,
        ),
      },
    },
  ],
  [
    18,
    'a second site',
    'fail',
    [page()],
    { probes: { otherHost: answer('https://www.shop.example/', [], 'https://www.shop.example/') } },
  ],
  [
    18,
    'a name that does not exist',
    'pass',
    [page()],
    {
      probes: {
        otherHost: answer('https://www.shop.example/', [], 'https://www.shop.example/', 0),
      },
    },
  ],
  [19, 'nobody asked', 'needs-a-person', [page()]],
  [
    19,
    'a 301',
    'pass',
    [page()],
    {
      probes: {
        plainHttp: answer(
          'http://shop.example/',
          [{ from: 'http://shop.example/', status: 301, to: `${origin}/` }],
          `${origin}/`,
        ),
      },
    },
  ],
  [
    19,
    'a 302',
    'fail',
    [page()],
    {
      probes: {
        plainHttp: answer(
          'http://shop.example/',
          [{ from: 'http://shop.example/', status: 302, to: `${origin}/` }],
          `${origin}/`,
        ),
      },
    },
  ],
  [20, 'both forms in links', 'fail', [page({ main: '<a href="/brakes/">Brakes</a>' })]],
  [20, 'one form, nobody asked', 'needs-a-person', [page()]],
  [
    20,
    'a copy',
    'fail',
    [page()],
    { probes: { otherSlash: [answer(`${origin}/brakes/`, [], `${origin}/brakes/`)] } },
  ],
  [
    20,
    'a redirect',
    'pass',
    [page()],
    {
      probes: {
        otherSlash: [
          answer(
            `${origin}/brakes/`,
            [{ from: `${origin}/brakes/`, status: 301, to: `${origin}/brakes` }],
            `${origin}/brakes`,
          ),
        ],
      },
    },
  ],
  [
    20,
    'a 404',
    'pass',
    [page()],
    { probes: { otherSlash: [answer(`${origin}/brakes/`, [], `${origin}/brakes/`, 404)] } },
  ],
  [
    20,
    'the other form in the sitemap',
    'fail',
    [page()],
    { sitemap: sitemap('/brakes/', '/prices') },
  ],
  [
    20,
    'the other form as canonical',
    'fail',
    [page(), page({ path: '/prices', canonical: canonical('https://shop.example/prices/') })],
  ],
  [21, 'two titles', 'pass', [page(), page({ path: '/tires', title: 'Tires in Boulder' })]],
  [
    21,
    'one title twice, in other letters',
    'fail',
    [page({ title: 'Tires' }), page({ path: '/tires', title: 'TIRES' })],
  ],
  [
    21,
    'one title twice, one of them noindex',
    'needs-a-person',
    [page(), page({ path: '/tires', head: noindex })],
  ],
  [
    21,
    'a copy that names its original',
    'pass',
    [
      page(),
      page({ path: '/prices', title: 'Prices of brake repair' }),
      page({ path: '/brakes/print', canonical: canonical('https://shop.example/brakes') }),
    ],
  ],
  [22, 'clean links', 'pass', [page()]],
  [
    22,
    'a campaign in an internal link',
    'fail',
    [page({ main: '<a href="/prices?utm_source=home">Prices</a>' })],
  ],
  [
    22,
    'a campaign in a link to another site',
    'pass',
    [page({ main: '<a href="https://other.example/?utm_source=shop">Partner</a>' })],
  ],
  [
    22,
    'a canonical that repeats the parameter',
    'fail',
    [page()],
    {
      probes: {
        withParameter: [
          {
            ...answer(`${origin}/brakes?test=1`, [], `${origin}/brakes?test=1`),
            html: '<link rel="canonical" href="https://shop.example/brakes?test=1">',
          },
        ],
      },
    },
  ],
  [
    22,
    'a click number and a session in links',
    'fail',
    [page({ main: '<a href="/a?gbraid=1">A</a><a href="/b?PHPSESSID=81">B</a>' })],
  ],
  [23, 'a live site', 'needs-a-person', [page()]],
  [23, 'an open test site', 'fail', [page()], { origin: 'https://staging.shop.example' }],
  [
    23,
    'a closed test site',
    'needs-a-person',
    [page({ head: noindex })],
    { origin: 'https://staging.shop.example' },
  ],
];

test.for(cases)('point %i, %s: %s', ([id, , verdict, pages, site]) => {
  expect(judge(id, pages, site)).toMatchObject({ id, verdict });
});
