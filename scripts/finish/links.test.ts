import { expect, test } from 'vitest';
import { deadLinks } from './links.ts';

const origin = 'https://upslope.example';
const check = (html: string) =>
  deadLinks(
    [
      { path: '/', html: `<main id="main">${html}</main>` },
      { path: '/services', html: '<section id="ppc"></section>' },
    ],
    (path) => path === '/favicon.svg',
    origin,
  );

test('deadLinks accepts links to existing pages, files and fragments', () => {
  expect(
    check(
      '<a href="/services#ppc"></a><a href="#main"></a><a href="#"></a><img src="/favicon.svg"><a href="mailto:a@b.c"></a><a href="https://web.dev/"></a>',
    ),
  ).toEqual([]);
});

test.each([
  ['a page that is not there', '<a href="/servces">x</a>', '/: /servces leads nowhere'],
  ['a place that is not there', '<a href="/services#seo">x</a>', '/services#seo names a place'],
  ['a place with an invalid escape', '<a href="/#100%">x</a>', '/#100% names a place'],
  ['a missing file', '<img src="/gone.svg">', '/gone.svg leads nowhere'],
  [
    'a missing source',
    '<source srcset="/favicon.svg 1x, /gone.svg 2x">',
    '/gone.svg leads nowhere',
  ],
  ['another origin', '<img src="https://cdn.example/x.png">', 'fetched from another origin'],
  ['a missing social picture', `<meta property="og:image" content="${origin}/s.png">`, '/s.png'],
])('%s is named', (_, html, sentence) => {
  expect(check(html).join()).toContain(sentence);
});
