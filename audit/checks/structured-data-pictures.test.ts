import { expect, test } from 'vitest';
import { data, judge, organization, origin, page, type Case } from '../fixtures.ts';

const logo = (side: number) => ({
  files: new Map([[`${origin}/logo.png`, { status: 200, width: side, height: side }]]),
});

const cases: readonly Case[] = [
  [62, 'a picture of the right size', 'pass', [page()]],
  [62, 'no picture', 'fail', [page({ html: '<title>A</title><p>Hi' })]],
  [
    62,
    'a path in place of an address',
    'fail',
    [page({ html: '<meta property="og:image" content="/a.png"><p>Hi' })],
  ],
  [
    62,
    'a small picture',
    'fail',
    [page()],
    { files: new Map([[`${origin}/social.png`, { status: 200, width: 400, height: 210 }]]) },
  ],
  [62, 'a small logo', 'fail', data(organization, '', '/'), logo(40)],
  [62, 'a large logo', 'pass', data(organization, '', '/'), logo(512)],
  [
    62,
    'a picture with two names',
    'pass',
    [
      page({
        html: '<title>A</title><meta name="twitter:image" property="og:image" content="https://shop.example/a.png"><meta property="og:image:width" content="1200">',
      }),
    ],
  ],
  [
    62,
    'a rather small picture',
    'fail',
    [
      page({
        html: '<title>A</title><meta property="og:image" content="https://shop.example/a.png"><meta property="og:image:width" content="1000"><meta property="og:image:height" content="525">',
      }),
    ],
  ],
  [
    62,
    'a drawing',
    'fail',
    [
      page({
        html: '<title>A</title><meta property="og:image" content="https://shop.example/a.svg">',
      }),
    ],
  ],
];

test.for(cases)('point %i, %s: %s', ([id, , verdict, pages, site]) => {
  expect(judge(id, pages, site)).toMatchObject({ id, verdict });
});
