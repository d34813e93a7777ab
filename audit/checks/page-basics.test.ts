import { expect, test } from 'vitest';
import { judge, origin, page, type Case } from '../fixtures.ts';

const main = (html: string) => [page({ main: html })];
const town = (name: string, more = '') =>
  page({
    path: `/locations/${name.toLowerCase()}`,
    title: `Brakes in ${name}`,
    main: `<p>${'We come to your street and mend the brakes of your car while you work. '.repeat(6)} ${name} ${more}</p>`,
  });

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
  [68, 'a description', 'pass', main('<img src="a.svg" alt="Mechanic at work">')],
  [68, 'nothing', 'fail', main('<img src="a.svg">')],
  [68, 'a file name', 'fail', main('<img src="a.svg" alt="DSC_0042.jpg">')],
  [68, 'decoration', 'pass', main('<img src="a.svg" alt=""><img src="b.svg" role="presentation">')],
  [
    68,
    'a label elsewhere',
    'pass',
    main('<p id="c">Pads</p><img src="a.svg" aria-labelledby="c">'),
  ],
  [
    68,
    'a button and an area without words',
    'fail',
    main('<input type="image" src="a.svg"><map><area href="/a" alt=""></map>'),
  ],
  [68, 'a button with words', 'pass', main('<input type="image" src="a.svg" alt="Send">')],
  [
    68,
    'the name of a screenshot',
    'fail',
    main('<img src="a.svg" alt="Screenshot 2026-01-02 at 10.11.12">'),
  ],
  [
    68,
    'the name of its file',
    'fail',
    main('<img src="/img/brake_pads-2.webp?v=1" alt="brake_pads-2">'),
  ],
  [
    68,
    'a word that is the name of its file',
    'pass',
    main('<img src="/img/Denver.webp" alt="Denver">'),
  ],
  [68, 'the name that a camera gives', 'fail', main('<img src="a.svg" alt="IMG_20260102_101112">')],
  [69, 'names of pages', 'pass', [page()]],
  [69, 'click here', 'fail', main('<a href="/a">Click here</a>')],
  [69, 'an arrow after it', 'fail', main('<a href="/a">Read more »</a>')],
  [69, 'a link without words', 'fail', main('<a href="/a"><svg></svg></a>')],
  [
    69,
    'a picture with words, a drawing with a title',
    'pass',
    main(
      '<a href="/a"><img src="a.svg" alt="Our prices"></a><a href="/b"><svg><title>Map</title></svg></a>',
    ),
  ],
  [
    69,
    'click here in a sentence of the text',
    'pass',
    main('<a href="/a">What “click here” does to a page</a>'),
  ],
  [69, 'a placeholder named like a page', 'fail', main('<a href="#">Our prices</a>')],
  [
    69,
    'names of functions and packages',
    'pass',
    main('<a href="#tap">tap</a> <a href="https://elsewhere.example/simple/click/">click</a>'),
  ],
  [
    69,
    'a link to the page itself, named after it',
    'pass',
    [page({ main: '<a href="/brakes">Brake repair</a> <a href="#">Brake repair</a>' })],
  ],
  [69, 'a page that is called “more”', 'fail', main('<a href="/tires/more-about">more</a>')],
  [70, 'words', 'pass', [page()]],
  [70, 'a question mark', 'fail', [page({ path: '/page?id=12' })]],
  [70, 'a long number', 'fail', [page({ path: '/p/8812734' })]],
  [70, 'a year', 'pass', [page({ path: '/2026/brakes-2' })]],
  [70, 'a session in the path', 'fail', [page({ path: '/shop;jsessionid=8A1F' })]],
  [71, 'words in the HTML', 'pass', [page()]],
  [
    71,
    'an empty box and a script',
    'fail',
    [page({ html: '<div id="root"></div><script src="/app.js"></script>' })],
  ],
  [71, 'a few words and no script', 'pass', [page({ html: '<p>Hi' })]],
  [71, 'elements nested without end', 'fail', [page({ html: '<div>'.repeat(5000) })]],
  [
    71,
    'words in Japanese',
    'pass',
    [
      page({
        html: `<p>${'作業の前に料金をお知らせし、一年間保証します。'.repeat(6)}</p><script src="/a.js"></script>`,
      }),
    ],
  ],
  [
    71,
    'frames',
    'fail',
    [page({ html: '<title>Shop</title><frameset cols="20%,*"><frame src="/menu"></frameset>' })],
  ],
  [72, 'not stated', 'needs-a-person', [page()]],
  [
    72,
    'a page for each',
    'pass',
    [page()],
    { stated: { services: [{ name: 'Brake repair', page: `${origin}/brakes` }] } },
  ],
  [72, 'a service without a page', 'fail', [page()], { stated: { services: [{ name: 'Tires' }] } }],
  [73, 'no town pages', 'not-applicable', [page()]],
  [73, 'copies with another name', 'fail', [town('Boulder'), town('Denver')]],
  [
    73,
    'pages of their own',
    'pass',
    [
      town('Boulder'),
      town(
        'Denver',
        'The river road floods each spring, so we send two vans from the depot on Elm Street and ask drivers to leave the bridge lane open. Last May we mended forty cars at the fair ground while their owners ate pie. The county asks for a permit to work on the street, and we bring it along. '.repeat(
          3,
        ),
      ),
    ],
  ],
  [74, 'no PDF', 'pass', [page()]],
  [74, 'a menu', 'needs-a-person', main('<a href="/menu.pdf?v=2">Menu</a>')],
  [74, 'a page about PDF files', 'pass', main('<a href="/pdf">PDF files</a>')],
  [
    74,
    'an embedded PDF',
    'needs-a-person',
    main('<object data="/prices.pdf" type="application/pdf"></object>'),
  ],
  [75, 'English', 'pass', [page()]],
  [75, 'none', 'fail', [page({ htmlTag: '<html>' })]],
  [75, 'no language', 'fail', [page({ htmlTag: '<html lang="english!">' })]],
  [
    75,
    'another language than the sharing data',
    'fail',
    [page({ head: '<meta property="og:locale" content="de_DE">' })],
  ],
  [
    75,
    'a region',
    'pass',
    [page({ htmlTag: '<html lang="en-US">', head: '<meta property="og:locale" content="en_GB">' })],
  ],
  [75, 'a word', 'fail', [page({ htmlTag: '<html lang="english">' })]],
  [75, 'a country', 'fail', [page({ htmlTag: '<html lang="jp">' })]],
  [75, 'a small language', 'pass', [page({ htmlTag: '<html lang="haw">' })]],
  [
    75,
    'a text in another script',
    'fail',
    [page({ html: `<html lang="en"><p>${'نقيس وسادات الفرامل. '.repeat(20)}` })],
  ],
  [
    75,
    'Arabic',
    'pass',
    [page({ html: `<html lang="ar-EG" dir="rtl"><p>${'نقيس وسادات الفرامل. '.repeat(20)}` })],
  ],
  [
    75,
    'Traditional Chinese',
    'pass',
    [page({ html: `<html lang="zh-TW"><p>${'煞車維修與價格。'.repeat(30)}` })],
  ],
];

test.for(cases)('point %i, %s: %s', ([id, , verdict, pages, site]) => {
  expect(judge(id, pages, site)).toMatchObject({ id, verdict });
});
