import { expect, test } from 'vitest';
import { article, data, judge, organization, page, type Case } from '../fixtures.ts';

const cases: readonly Case[] = [
  [60, 'no data', 'not-applicable', [page()]],
  [
    60,
    'broken data',
    'fail',
    [page({ head: '<script type="application/ld+json">{"a":}</script>' })],
  ],
  [60, 'a recipe without a picture', 'fail', data({ '@type': 'Recipe', name: 'Soup' })],
  [60, 'sound data', 'needs-a-person', data(organization)],
  [
    60,
    'a type with a parameter',
    'fail',
    [page({ head: '<script type="Application/LD+JSON; charset=utf-8">{oops}</script>' })],
  ],
  [
    60,
    'a reference to a path',
    'needs-a-person',
    data({ '@type': 'WebPage', breadcrumb: { '@type': 'BreadcrumbList', '@id': '#b' } }),
  ],
  [60, 'a kind of shop without an address', 'fail', data({ '@type': 'Florist', name: 'Delgado' })],
  [
    60,
    'no vocabulary',
    'fail',
    [
      page({
        head: '<script type="application/ld+json">{"@type":"Event","name":"A","startDate":"2026-11-21","location":"B"}</script>',
      }),
    ],
  ],
  [
    60,
    'a vocabulary in a list',
    'needs-a-person',
    [
      page({
        head: '<script type="application/ld+json">[{"@context":{"@vocab":"http://schema.org/"},"@type":"Thing","name":"A"}]</script>',
      }),
    ],
  ],
  [
    60,
    'a rating beyond its scale',
    'fail',
    data({ '@type': 'AggregateRating', ratingValue: 7, ratingCount: 12 }),
  ],
  [
    60,
    'a rating on a scale of its own',
    'needs-a-person',
    data({ '@type': 'AggregateRating', ratingValue: '87%', ratingCount: 12 }),
  ],
  [
    60,
    'a path without positions',
    'fail',
    data({ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'Start' }] }),
  ],
  [61, 'no data', 'not-applicable', [page()]],
  [
    61,
    'a rating from nowhere',
    'fail',
    data({ '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 127 }),
  ],
  [
    61,
    'a rating on the page',
    'pass',
    data(
      { '@type': 'AggregateRating', ratingValue: '4.9', reviewCount: 1127 },
      '<p>4.9 from 1,127 reviews</p>',
    ),
  ],
  [
    61,
    'a price inside a longer number',
    'fail',
    data({ '@type': 'Offer', price: '995' }, '<p>$1,995</p>'),
  ],
  [61, 'a date nobody sees', 'fail', data(article)],
  [61, 'a price of nothing', 'pass', data({ '@type': 'Offer', price: 0 }, '<p>Free</p>')],
  [
    61,
    'a street in other words',
    'pass',
    data(
      { '@type': 'PostalAddress', streetAddress: '12 Pearl Street, Suite 4' },
      '<p>12 Pearl St.<br>Ste 4</p>',
    ),
  ],
  [
    61,
    'another street',
    'fail',
    data(
      { '@type': 'PostalAddress', streetAddress: '12 Pearl Street' },
      '<p>12 Pearl Road, 112 Pearl Street</p>',
    ),
  ],
  [
    61,
    'a phone in a link',
    'pass',
    data(
      { '@type': 'Organization', telephone: '(303) 442-0199' },
      '<a href="tel:+13034420199">Call us</a>',
    ),
  ],
  [
    61,
    'hours that the page does not show',
    'fail',
    data({ '@type': 'OpeningHoursSpecification', opens: '06:45', closes: '21:35' }),
  ],
  [
    61,
    'hours as people write them',
    'pass',
    data(
      { '@type': 'OpeningHoursSpecification', opens: '09:00:00', closes: '17:30' },
      '<p>9 a.m. – 5:30 pm</p>',
    ),
  ],
  [
    61,
    'hours in short',
    'pass',
    data(
      { '@type': 'Dentist', openingHours: ['Mo-Fr 09:00-17:00', 'Sa 00:00-23:59'] },
      '<p>9–5</p>',
    ),
  ],
  [
    61,
    'a review of nobody',
    'fail',
    data({
      '@type': 'Review',
      author: 'Kim',
      reviewBody: 'They fixed the squealing in an hour and asked half.',
    }),
  ],
  [
    61,
    'a review on the page',
    'pass',
    data(
      {
        '@type': 'Review',
        author: 'Kim',
        reviewBody: 'They fixed it in an hour, and asked half of the dealer.',
      },
      '<q>They fixed it in an hour – and asked half of the dealer.</q>',
    ),
  ],
];

test.for(cases)('point %i, %s: %s', ([id, , verdict, pages, site]) => {
  expect(judge(id, pages, site)).toMatchObject({ id, verdict });
});
