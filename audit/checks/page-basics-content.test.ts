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
