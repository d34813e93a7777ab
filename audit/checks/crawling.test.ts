import { expect, test } from 'vitest';
import { judge, origin, page, textFile, type Case } from '../fixtures.ts';

const link = (path: string) => `<a href="${path}">To ${path.slice(1)}</a>`;
const home = (...paths: readonly string[]) => page({ path: '/', main: paths.map(link).join(' ') });
const chain = [
  home('/one'),
  page({ path: '/one', main: link('/two') }),
  page({ path: '/two', main: link('/three') }),
  page({ path: '/three', main: link('/four') }),
  page({ path: '/four' }),
  page({ path: '/prices' }),
  page(),
];

const cases: readonly Case[] = [
  [6, 'any site', 'needs-a-person', [page()]],
  [7, 'three clicks', 'pass', chain.slice(0, 4), { isComplete: true }],
  [7, 'four clicks', 'fail', chain, { isComplete: true }],
  [
    7,
    'four clicks, and a short way through a redirect',
    'pass',
    [home('/one', '/short'), ...chain.slice(1)],
    {
      isComplete: true,
      redirects: [[{ from: `${origin}/short`, status: 301, to: `${origin}/four` }]],
    },
  ],
  [7, 'a part of the site', 'needs-a-person', chain],
  [7, 'no home page', 'needs-a-person', [page(), page({ path: '/prices' })], { isComplete: true }],
  [8, 'links from page to page', 'pass', chain, { isComplete: true }],
  [
    8,
    'a page that only links to itself',
    'fail',
    [...chain, page({ path: '/lost', main: link('/lost') })],
    { isComplete: true },
  ],
  [
    8,
    'a lost page that is noindex',
    'pass',
    [...chain, page({ path: '/lost', head: '<meta name="robots" content="noindex">' })],
    { isComplete: true },
  ],
  [9, 'no query', 'pass', [page()]],
  [9, 'a page of a list', 'pass', [page({ main: link('/list?page=2') })]],
  [
    9,
    'every color',
    'fail',
    [
      page({
        main: Array.from({ length: 12 }, (_, color) => link(`/list?color=${color}`)).join(' '),
      }),
    ],
  ],
  [
    9,
    'every color, blocked in robots.txt',
    'pass',
    [
      page({
        main: Array.from({ length: 12 }, (_, color) => link(`/list?color=${color}`)).join(' '),
      }),
    ],
    { robots: textFile('User-agent: *\nDisallow: /list?') },
  ],
  [
    9,
    'the pages of a list',
    'pass',
    [
      page({
        main: Array.from({ length: 12 }, (_, index) => link(`/news?page=${index}`)).join(' '),
      }),
    ],
  ],
  [10, 'any site', 'needs-a-person', [page()]],
  [11, 'links with addresses', 'pass', [page()]],
  [11, 'a link to nothing', 'fail', [page({ main: '<a href="#">Prices</a>' })]],
  [11, 'a script as address', 'fail', [page({ main: '<a href="javascript:go()">Prices</a>' })]],
  [
    11,
    'a box that a script makes a link',
    'fail',
    [page({ main: '<div onclick="location.href=\'/x\'">Prices</div>' })],
  ],
  [
    11,
    'a named anchor, the current item and a fragment',
    'pass',
    [
      page({
        main: '<a name="top"></a><a id="b">Part</a><a aria-current="page">Here</a><a href="#top">Up</a>',
      }),
    ],
  ],
  [
    11,
    'a script with a line break in its scheme',
    'fail',
    [page({ main: '<a href="java&#10;script:go()">Brakes</a>' })],
  ],
  [
    11,
    'the role of a link',
    'fail',
    [page({ main: '<span role="link" tabindex="0">Brakes</span>' })],
  ],
  [
    11,
    'location.assign',
    'fail',
    [page({ main: `<li onclick="location.assign('/brakes')">Brakes</li>` })],
  ],
  [
    11,
    'a counted click',
    'pass',
    [page({ main: `<a href="/a" onclick="track('location')">Our brakes</a>` })],
  ],
  [
    11,
    'a plug-in with an address',
    'pass',
    [page({ main: '<div class="fb-page" data-href="https://www.facebook.com/shop">Us</div>' })],
  ],
  [11, 'a link to the top', 'pass', [page({ main: '<a href="#">Back to top</a>' })]],
  [12, 'any site', 'needs-a-person', [page()]],
];

test.for(cases)('point %i, %s: %s', ([id, , verdict, pages, site]) => {
  expect(judge(id, pages, site)).toMatchObject({ id, verdict });
});

test('evidence names page, line, what was found and what was expected', () => {
  const { evidence } = judge(11, [page({ main: '\n<a href="#">Prices</a>' })]);
  expect(evidence).toEqual([
    expect.objectContaining({ page: `${origin}/brakes`, line: 19, found: '<a href="#"> “Prices”' }),
  ]);
});
