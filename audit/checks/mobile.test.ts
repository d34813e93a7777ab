import { expect, test } from 'vitest';
import { judge, page, rendered, type Case } from '../fixtures.ts';

const main = (html: string) => [page({ main: html })];
const viewport = (content: string) => [
  page({
    html: `<html lang="en"><head><meta name="viewport" content="${content}"><title>A</title></head><body>Hi`,
  }),
];
const seen = (change: object) => [page({ rendered: { ...rendered, ...change } })];

const cases: readonly Case[] = [
  [46, 'the usual line', 'pass', [page()]],
  [46, 'none', 'fail', [page({ html: '<p>Hi' })]],
  [46, 'zoom forbidden', 'fail', viewport('width=device-width, user-scalable = no')],
  [46, 'zoom limited to 1', 'fail', viewport('width=device-width, maximum-scale=1.0')],
  [46, 'zoom limited to 5', 'pass', viewport('width=device-width,initial-scale=1,maximum-scale=5')],
  [46, 'a fixed width', 'fail', viewport('width=980')],
  [
    46,
    'the same twice',
    'pass',
    [page({ head: '<meta name="viewport" content="width=device-width">' })],
  ],
  [47, 'no browser', 'needs-a-person', [page()]],
  [47, 'a fitting page', 'pass', seen({})],
  [47, 'a wide table', 'fail', seen({ overflowAt320: 40 })],
  [48, 'no browser', 'needs-a-person', main('<button>Book</button>')],
  [48, 'nothing to press', 'not-applicable', [page()]],
  [48, 'a small button', 'fail', seen({ smallControls: ['Book, 30 by 20'] })],
  [48, 'large buttons', 'pass', seen({})],
  [49, 'no browser', 'needs-a-person', [page()]],
  [49, 'captions', 'pass', seen({})],
  [49, 'small text', 'fail', seen({ smallTextShare: 0.4 })],
  [50, 'no number', 'not-applicable', [page()]],
  [50, 'a link that calls', 'pass', main('<a href="tel:+13035551942">(303) 555-1942</a>')],
  [50, 'plain text', 'fail', main('<p>Call (303) 555-1942 today</p>')],
  [50, 'no country code', 'fail', main('<a href="tel:3035551942">Call</a>')],
  [
    50,
    'numbers that are no phones',
    'not-applicable',
    main(
      '<p>2024-11-21, 978-3-16-148410-0, $1,995.00, 10.0.0.1, 192-168-1000, order 12345678901</p>',
    ),
  ],
  [50, 'a sample number', 'not-applicable', main('<p>(303) 555-0142</p>')],
  [
    50,
    'the number again as text, beside its link',
    'pass',
    main('<p>303-555-1942</p><a href="tel:+1-303-555-1942">Call us</a>'),
  ],
  [
    50,
    'a link with spaces around its address',
    'pass',
    [page({ main: '<a href=" TEL:+1-303-442-0199 ">(303) 442-0199</a>' })],
  ],
  [
    50,
    'a number before a link',
    'fail',
    [page({ main: '<p>Call 303-442-0199</p><a href="tel:+13034420188">Call us</a>' })],
  ],
  [51, 'an open dialog', 'fail', main('<dialog open>Buy!</dialog>')],
  [51, 'a closed dialog and no script', 'pass', main('<dialog>Buy!</dialog>')],
  [51, 'scripts', 'needs-a-person', main('<script src="/a.js"></script>')],
  [51, 'a browser saw nothing', 'pass', seen({})],
  [51, 'a browser saw a banner', 'fail', seen({ coversOnArrival: ['div.banner'] })],
  [52, 'no browser', 'needs-a-person', [page()]],
  [52, 'the same text', 'pass', seen({})],
  [52, 'less text', 'fail', seen({ sameTextOnPhone: false })],
  [53, 'no field', 'not-applicable', [page()]],
  [53, 'an email field', 'pass', main('<input type="email" name="email">')],
  [53, 'letters for an email', 'fail', main('<label>Email <input name="e"></label>')],
  [
    53,
    'letters for a phone, by its label',
    'fail',
    main('<label for="p">Phone</label><input id="p" type="text">'),
  ],
  [53, 'number keys for a phone', 'pass', main('<input name="phone" inputmode="tel">')],
  [
    53,
    'a name, a box and a hidden field',
    'pass',
    main(
      '<input name="name"><input type="checkbox" name="email"><input type="hidden" name="phone">',
    ),
  ],
  [53, 'one field for email or phone', 'pass', main('<input placeholder="Email or phone">')],
  [
    53,
    'fields in labels of their own',
    'pass',
    [
      page({
        main: '<label>Name <input name="n"></label><label>Email <input type="email"></label>',
      }),
    ],
  ],
];

test.for(cases)('point %i, %s: %s', ([id, , verdict, pages, site]) => {
  expect(judge(id, pages, site)).toMatchObject({ id, verdict });
});
