import { expect, test } from 'vitest';
import { judge, origin, page, type Case } from '../fixtures.ts';

const at = (path: string) => `${origin}${path}`;
const step = (from: string, status: number, to: string) => ({ from: at(from), status, to: at(to) });
const site = [page({ path: '/' }), page({ path: '/prices' }), page()];
const miss = (status: number, html: string) => ({
  probes: { missing: [{ asked: at('/qwerty'), steps: [], url: at('/qwerty'), status, html }] },
});
const helpful = page({ main: '<a href="tel:+13035550142">Call us</a>' }).html;

const cases: readonly Case[] = [
  [24, 'links to pages', 'pass', site, { isComplete: true }],
  [
    24,
    'a link to a page that does not exist',
    'fail',
    [...site, page({ path: '/a', main: '<a href="/gone">Gone</a>' })],
    { isComplete: true },
  ],
  [
    24,
    'a link to a page that answers 404',
    'fail',
    [
      ...site,
      page({ path: '/gone', status: 404 }),
      page({ path: '/a', main: '<a href="/gone">Gone</a>' }),
    ],
  ],
  [
    24,
    'a link through a redirect, and one to a file',
    'pass',
    [...site, page({ path: '/a', main: '<a href="/old">Old</a> <a href="/menu.txt">Menu</a>' })],
    {
      isComplete: true,
      redirects: [[step('/old', 301, '/prices')]],
      files: new Map([[at('/menu.txt'), { status: 200 }]]),
    },
  ],
  [
    24,
    'a link to a file that sends no response',
    'fail',
    [...site, page({ path: '/a', main: '<a href="/menu.txt">Menu</a>' })],
    { isComplete: true, files: new Map([[at('/menu.txt'), { status: 0 }]]) },
  ],
  [
    24,
    'other sites only',
    'needs-a-person',
    [page({ html: '<a href="https://other.example/">Other</a>' })],
  ],
  [24, 'a part that the page lacks', 'fail', [page({ main: '<a href="#gone">Gone</a>' })]],
  [
    24,
    'a part that another page lacks',
    'fail',
    [page({ main: '<a href="/prices#gone">Gone</a>' }), page({ path: '/prices' })],
  ],
  [
    24,
    'parts of pages',
    'needs-a-person',
    [
      page({
        html: '<a href="#p%C3%A9">A</a><p id="pé"><a href="#b">B</a><a name="b"></a><a href="#top">C</a><a href="#:~:text=x">D</a>',
      }),
    ],
  ],
  [
    24,
    'fragments for scripts',
    'needs-a-person',
    [
      page({
        html: '<a href="#/tab">A</a><a href="#menu" role="button">B</a><a href="#c" data-toggle="tab">C</a>',
      }),
    ],
  ],
  [25, 'a 404', 'pass', site, miss(404, helpful)],
  [25, 'a 200', 'fail', site, miss(200, helpful)],
  [
    25,
    'a redirect to the home page',
    'fail',
    site,
    {
      probes: {
        missing: [
          { asked: at('/qwerty'), steps: [step('/qwerty', 302, '/')], url: at('/'), status: 200 },
        ],
      },
    },
  ],
  [25, 'a 410', 'pass', site, miss(410, helpful)],
  [25, 'nobody asked', 'needs-a-person', site],
  [26, 'menu, pages and phone', 'pass', site, miss(404, helpful)],
  [26, 'a bare page', 'fail', site, miss(404, '<h1>404</h1>')],
  [
    26,
    'a menu of dead links',
    'fail',
    site,
    miss(404, '<nav><a href="#">Home</a><a href="#">Prices</a><a href="#">Contact</a></nav>'),
  ],
  [27, 'a 301', 'pass', site, { redirects: [[step('/old', 301, '/prices')]] }],
  [27, 'a 302', 'fail', site, { redirects: [[step('/old', 302, '/prices')]] }],
  [27, 'a 308', 'pass', site, { redirects: [[step('/old', 308, '/prices')]] }],
  [
    27,
    'a refresh in the page',
    'fail',
    [page({ head: '<meta http-equiv="refresh" content="0; url=/new">' })],
    { redirects: [] },
  ],
  [
    27,
    'a page that reloads itself',
    'not-applicable',
    [page({ head: '<meta http-equiv="refresh" content="300">' })],
    { redirects: [] },
  ],
  [
    27,
    'a refresh without the word url',
    'fail',
    [page({ head: "<META CONTENT='3;/new' HTTP-EQUIV=Refresh>" })],
  ],
  [27, 'a reload', 'needs-a-person', [page({ head: '<meta http-equiv="refresh" content="300">' })]],
  [28, 'one hop', 'pass', site, { redirects: [[step('/old', 301, '/prices')]] }],
  [
    28,
    'two hops',
    'fail',
    site,
    { redirects: [[step('/old', 301, '/older'), step('/older', 301, '/prices')]] },
  ],
  [28, 'none met', 'not-applicable', site, { redirects: [] }],
  [
    29,
    'two rules that point at each other',
    'fail',
    site,
    { redirects: [[step('/a', 301, '/b'), step('/b', 301, '/a')]] },
  ],
  [29, 'one hop', 'pass', site, { redirects: [[step('/old', 301, '/prices')]] }],
  [29, 'nobody asked', 'needs-a-person', site],
  [30, 'no other domain', 'not-applicable', site, { stated: { oldHosts: [] } }],
  [30, 'not stated', 'needs-a-person', site],
  [31, 'a page with content', 'pass', site],
  [31, 'a missing page that answers 200', 'fail', [page({ h1: 'Page not found' })]],
  [
    31,
    'a missing page that answers 404',
    'not-applicable',
    [page({ h1: 'Page not found', status: 404 })],
  ],
  [
    31,
    'an article about error pages',
    'pass',
    [
      page({
        h1: 'What a 404 page should say',
        main: `<p>${'A good error page helps people on. '.repeat(120)}</p>`,
      }),
    ],
  ],
  [31, 'the words of WordPress', 'fail', [page({ h1: 'Oops! That page can&rsquo;t be found.' })]],
  [31, 'a product that has gone', 'fail', [page({ h1: 'This product is no longer available' })]],
  [
    31,
    'an empty category',
    'fail',
    [page({ html: '<h1>Pads</h1><p>No products were found matching your selection.' })],
  ],
  [
    31,
    'a number in a name',
    'pass',
    [page({ html: '<title>Peugeot 404 brakes</title><h1>Peugeot 404 brakes</h1>' })],
  ],
  [
    31,
    'a page about error pages',
    'pass',
    [page({ html: '<title>How to fix a 404 error</title><h1>How to fix a 404 error</h1>' })],
  ],
  [32, 'any site', 'needs-a-person', site],
  [33, 'no products', 'not-applicable', site, { stated: { hasProducts: false } }],
  [33, 'not stated', 'needs-a-person', site],
];

test.for(cases)('point %i, %s: %s', ([id, , verdict, pages, facts]) => {
  expect(judge(id, pages, facts)).toMatchObject({ id, verdict });
});
