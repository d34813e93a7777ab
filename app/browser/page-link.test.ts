// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pageLink } from './page-link.ts';

function firstLink(html: string) {
  document.body.innerHTML = html;
  return pageLink(document.querySelector('a')!);
}

test.each(['/', '/pricing', '/guides/seo/glossary?q=x#term', '#faq'])(
  'a link to %s is a link to a page',
  (href) => expect(firstLink(`<a href="${href}">x</a>`)?.getAttribute('href')).toBe(href),
);

test.each([
  '<a href="/Archive">x</a>',
  '<a href="/archive//">x</a>',
  '<a href="/%61rchive">x</a>',
  '<a href="/a%0Ab">x</a>',
  '<a href="/guide.pdf">x</a>',
  '<a href="/pricing" download>x</a>',
  '<a href="/pricing" target="_blank">x</a>',
  '<a href="https://other.example/pricing">x</a>',
  '<a href="mailto:hello@upslope.example">x</a>',
])('the browser follows %s', (html) => expect(firstLink(html)).toBeUndefined());

test('pageLink finds the link around an element', () => {
  document.body.innerHTML = '<a href="/pricing"><b>x</b></a>';
  expect(pageLink(document.querySelector('b'))).toBe(document.querySelector('a'));
});
