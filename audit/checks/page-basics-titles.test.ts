import { expect, test } from 'vitest';
import { judge, origin, page, type Case } from '../fixtures.ts';

const main = (html: string) => [page({ main: html })];

const cases: readonly Case[] = [
  [63, 'a title', 'pass', [page()]],
  [63, 'no title', 'fail', [page({ html: '<p>Hi' })]],
  [63, 'the word Home', 'fail', [page({ title: 'Home' })]],
  [63, 'two titles', 'fail', [page({ head: '<title>Again</title>' })]],
  [63, 'a title that is too long', 'fail', [page({ title: 'Brake repair '.repeat(8) })]],
  [63, 'a drawing with a title of its own', 'pass', main('<svg><title>A wheel</title></svg>')],
  [63, 'one title on two pages', 'fail', [page(), page({ path: '/tires' })]],
  [
    63,
    'one title on a page and its copy',
    'pass',
    [
      page(),
      page({ path: '/brakes/print', canonical: `<link rel="canonical" href="${origin}/brakes">` }),
    ],
  ],
  [63, 'line breaks in the title', 'pass', [page({ title: `\n${' '.repeat(80)}Brake repair\n` })]],
  [63, 'Home and the name', 'fail', [page({ title: 'Home | Delgado' })]],
  [63, 'the words of a template', 'fail', [page({ title: 'Vite + React' })]],
  [63, 'a word that begins like Home', 'pass', [page({ title: 'Home repair | Delgado' })]],
  [64, 'the topic first', 'pass', [page()]],
  [
    64,
    'the name first',
    'fail',
    [
      page({
        title: 'Delgado - Brake repair',
        head: '<meta property="og:site_name" content="Delgado">',
      }),
    ],
  ],
  [64, 'words found nowhere else', 'needs-a-person', [page({ title: 'An evening of surprises' })]],
  [
    64,
    'the name first on every page',
    'fail',
    ['brakes', 'tires', 'oil'].map((path) =>
      page({ path: `/${path}`, title: `Delgado | ${path} in Boulder` }),
    ),
  ],
  [
    64,
    'the name last on every page',
    'pass',
    ['brakes', 'tires', 'oil'].map((path) =>
      page({ path: `/${path}`, title: `${path} in Boulder | Delgado` }),
    ),
  ],
  [65, 'one h1', 'pass', [page()]],
  [65, 'none', 'fail', [page({ html: '<title>Brakes</title><h2>Brakes</h2>' })]],
  [65, 'two', 'fail', main('<h1>Again</h1>')],
  [65, 'a slogan', 'fail', [page({ h1: 'We go the extra mile' })]],
  [
    65,
    'a logo with alternative text',
    'pass',
    [page({ h1: '<img src="/l.svg" alt="Brake repair by Delgado" width="9" height="9">' })],
  ],
  [
    65,
    'a topic in Japanese',
    'pass',
    [page({ title: '東京のブレーキ修理 - デルガド', h1: 'ブレーキ修理は東京で' })],
  ],
  [
    65,
    'a slogan in Japanese',
    'fail',
    [page({ path: '/x', title: '東京のブレーキ修理', h1: '毎日笑顔' })],
  ],
  [
    65,
    'a topic with other accents',
    'pass',
    [
      page({ title: 'Cafés in Boulder', h1: 'Cafe' }),
      page({ path: '/x', title: 'Our tires', h1: 'Tire' }),
    ],
  ],
  [66, 'levels in order', 'pass', main('<h2>A</h2><h3>B</h3><h2>C</h2>')],
  [66, 'a gap', 'fail', main('<h2>A</h2><h4>B</h4>')],
  [66, 'back up by two', 'pass', main('<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2>')],
  [66, 'a gap in a template', 'pass', main('<template><h6>A</h6></template>')],
  [67, 'a sentence', 'pass', [page()]],
  [67, 'none', 'fail', [page({ html: '<title>A</title><p>Hi' })]],
  [67, 'an empty one', 'fail', [page({ html: '<meta name="description" content=" "><p>Hi' })]],
  [
    67,
    'two',
    'fail',
    [
      page({
        head: '<meta name="description" content="Another sentence about the page, long enough to count.">',
      }),
    ],
  ],
  [67, 'one on two pages', 'fail', [page(), page({ path: '/tires' })]],
  [
    67,
    'a page that is noindex',
    'not-applicable',
    [page({ html: '<meta name="robots" content="noindex"><p>Hi' })],
  ],
  [
    67,
    'line breaks in the description',
    'pass',
    [
      page({
        html: `<title>A</title><meta name="description" content="Brake repair in Boulder\n${' '.repeat(150)}with a price before we start.">`,
      }),
    ],
  ],
  [
    67,
    'few, wide letters',
    'pass',
    [
      page({
        html: '<title>A</title><meta name="description" content="ボルダーのブレーキ修理店です。作業の前に料金をお知らせし、一年間保証します。">',
      }),
    ],
  ],
];

test.for(cases)('point %i, %s: %s', ([id, , verdict, pages, site]) => {
  expect(judge(id, pages, site)).toMatchObject({ id, verdict });
});
