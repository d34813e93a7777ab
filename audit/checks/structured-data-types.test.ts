import { expect, test } from 'vitest';
import { article, data, judge, organization, page, script, type Case } from '../fixtures.ts';

const crumbs = {
  '@type': 'BreadcrumbList',
  itemListElement: ['Home', 'Services', 'Brakes'].map((name, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
  })),
};
const path = (...labels: readonly string[]) =>
  `<nav aria-label="Breadcrumb">${labels.map((label) => `<a href="/${label}">${label}</a>`).join(' ')}</nav>`;
const product = {
  '@type': 'Product',
  name: 'Pads',
  offers: {
    '@type': 'Offer',
    price: '1995.00',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
  },
};
const business = {
  '@type': 'AutoRepair',
  name: 'Delgado',
  address: {},
  telephone: '+1 303-555-0142',
  openingHours: 'Mo-Fr 08:00-17:00',
};

const cases: readonly Case[] = [
  [54, 'name, web address and logo', 'pass', data(organization, '', '/')],
  [54, 'no data', 'fail', [page({ path: '/' })]],
  [54, 'no logo', 'fail', data({ ...organization, logo: undefined }, '', '/')],
  [
    54,
    'inside a graph, by its full type',
    'pass',
    data(
      { '@graph': [{ ...organization, '@type': ['https://schema.org/Organization'] }] },
      '',
      '/',
    ),
  ],
  [54, 'an inner page', 'needs-a-person', [page()]],
  [
    54,
    'RDFa',
    'pass',
    [
      page({
        path: '/',
        main: '<div vocab="https://schema.org/" typeof="Organization"><b property="name">Delgado</b></div>',
      }),
    ],
  ],
  [54, 'a kind of shop', 'pass', data({ ...organization, '@type': 'Bakery' }, '', '/')],
  [55, 'no address', 'not-applicable', [page()]],
  [
    55,
    'an address without data',
    'fail',
    [page({ main: '<address>12 Main St, Boulder, CO 80302</address>' })],
  ],
  [55, 'data with everything', 'pass', data(business)],
  [55, 'data without hours', 'fail', data({ ...business, openingHours: undefined })],
  [
    55,
    'a name in an address element',
    'not-applicable',
    [page({ main: '<address>By Maya</address>' })],
  ],
  [
    55,
    'a kind of shop without a phone',
    'fail',
    data({ '@type': 'Bakery', name: 'Delgado', address: '12 Pearl Street', openingHours: 'Mo-Fr' }),
  ],
  [
    55,
    'microdata without a phone',
    'fail',
    [
      page({
        main: '<div itemscope itemtype="https://schema.org/Bakery"><b itemprop="name">Delgado</b> <i itemprop="address">12 Pearl St</i></div>',
      }),
    ],
  ],
  [56, 'the same path', 'pass', data(crumbs, path('Home', 'Services'))],
  [
    56,
    'the same path with the page itself',
    'pass',
    data(crumbs, path('Home', 'Services', 'Brakes')),
  ],
  [56, 'another path', 'fail', data(crumbs, path('Home', 'Prices'))],
  [56, 'a path without data', 'fail', [page({ main: path('Home', 'Services') })]],
  [56, 'data without a path', 'fail', data(crumbs)],
  [56, 'neither', 'not-applicable', [page()]],
  [
    56,
    'the second of two paths',
    'pass',
    [
      page({
        head:
          script({
            '@type': 'BreadcrumbList',
            itemListElement: [
              { position: 1, name: 'Offers' },
              { position: 2, name: 'Brakes' },
            ],
          }) + script(crumbs),
        main: path('Home', 'Services'),
      }),
    ],
  ],
  [57, 'no product', 'not-applicable', [page()]],
  [57, 'price and stock as shown', 'pass', data(product, '<p>$1,995</p>')],
  [57, 'a price that the page does not show', 'fail', data(product, '<p>$11,995</p>')],
  [
    57,
    'no stock',
    'fail',
    data({ ...product, offers: { ...product.offers, availability: undefined } }, '<p>$1,995</p>'),
  ],
  [
    57,
    'a price with a decimal comma',
    'pass',
    data({ ...product, offers: { ...product.offers, price: 1295.5 } }, '<p>1.295,50 €</p>'),
  ],
  [
    57,
    'a price with a zero more',
    'pass',
    data({ ...product, offers: { ...product.offers, price: 1295.5 } }, '<p>$1,295.50</p>'),
  ],
  [57, 'thousands apart', 'pass', data(product, '<p>1&nbsp;995 zł</p>')],
  [
    57,
    'a price in a specification',
    'pass',
    data(
      {
        ...product,
        offers: {
          availability: 'InStock',
          priceSpecification: { price: 1995, priceCurrency: 'USD' },
        },
      },
      '<p>$1,995</p>',
    ),
  ],
  [
    57,
    'words as a price',
    'fail',
    data({ ...product, offers: { ...product.offers, price: 'call us' } }),
  ],
  [
    57,
    'the product of an offer',
    'not-applicable',
    data({ ...product.offers, itemOffered: { '@type': 'Product', name: 'Pads' } }),
  ],
  [58, 'no article', 'not-applicable', [page()]],
  [58, 'date and author, shown', 'pass', data(article, '<p>By Maya Delgado, March 9, 2026</p>')],
  [
    58,
    'a date in a time element',
    'pass',
    data(article, '<p>By Maya Delgado <time datetime="2026-03-09">last spring</time></p>'),
  ],
  [58, 'nothing shown', 'fail', data(article)],
  [58, 'no author', 'fail', data({ ...article, author: undefined }, '<p>March 9, 2026</p>')],
  [
    58,
    'an author by reference',
    'pass',
    data(
      {
        '@graph': [
          { '@id': '#maya', '@type': 'Person', name: 'Maya Delgado' },
          { ...article, author: { '@id': '#maya' } },
        ],
      },
      '<p>Maya Delgado, 9 March 2026</p>',
    ),
  ],
  [
    58,
    'changed before it was published',
    'fail',
    data({ ...article, dateModified: '2025-01-01' }, '<p>Maya Delgado, Mar. 9, 2026</p>'),
  ],
  [
    58,
    'a reference to an article',
    'not-applicable',
    data({ '@type': 'WebPage', mainEntity: { '@type': 'Article', '@id': '#a' } }),
  ],
  [
    58,
    'a day with an ending',
    'pass',
    data(article, '<p>Maya Delgado, Monday, March 9th, 2026</p>'),
  ],
  [58, 'the British order', 'pass', data(article, '<p>Maya Delgado, 09/03/2026</p>')],
  [
    58,
    'another language',
    'pass',
    [
      page({
        htmlTag: '<html lang="de">',
        head: script(article),
        main: '<p>Von Maya Delgado am 9. März 2026</p>',
      }),
    ],
  ],
  [
    58,
    'an evening in another time zone',
    'pass',
    data(
      { ...article, datePublished: '2026-03-10T03:30:00Z' },
      '<p>Maya Delgado, Mar. 9, 2026</p>',
    ),
  ],
  [58, 'another day', 'fail', data(article, '<p>Maya Delgado, March 19, 2026</p>')],
  [
    58,
    'a date that is no ISO date',
    'fail',
    data({ ...article, datePublished: 'Mar 9, 2026' }, '<p>Maya Delgado, Mar 9, 2026</p>'),
  ],
  [
    58,
    'a kind of article without its date on the page',
    'fail',
    data({ ...article, '@type': 'ScholarlyArticle' }, '<p>Maya Delgado</p>'),
  ],
  [
    58,
    'a name without spaces around it',
    'pass',
    data({ ...article, author: '山田太郎' }, '<p>文山田太郎著 2026年3月9日</p>'),
  ],
  [59, 'no FAQ markup', 'pass', [page()]],
  [59, 'FAQ markup', 'fail', data({ '@type': 'FAQPage' })],
  [
    59,
    'FAQ microdata',
    'fail',
    [page({ main: '<div itemscope itemtype="https://schema.org/FAQPage"></div>' })],
  ],
  [59, 'questions without markup', 'pass', [page({ main: '<h2>FAQPage</h2>' })]],
];

test.for(cases)('point %i, %s: %s', ([id, , verdict, pages, site]) => {
  expect(judge(id, pages, site)).toMatchObject({ id, verdict });
});
