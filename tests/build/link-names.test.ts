/** The name of a link, button or summary is its text: its parts must not run together ("SEORank higher"). */
import { expect, test } from 'vitest';
import { allDocuments, named, textOf, type BuiltPage, type Element } from './built-site.ts';

/** Every text below an element, one entry for each text node; a line break is a blank. */
function texts(element: Element): string[] {
  if (['script', 'style', 'noscript', 'template', 'svg'].includes(element.tagName)) return [];
  if (element.tagName === 'br') return [' '];
  return element.childNodes.flatMap((child) => {
    if ('tagName' in child) return texts(child);
    return 'value' in child && child.value ? [child.value] : [];
  });
}

/** Names in which one text ends in a letter or digit and the next begins with one. */
function runTogether(page: BuiltPage): string[] {
  return [...named(page, 'a'), ...named(page, 'button'), ...named(page, 'summary')]
    .filter((control) => {
      const parts = texts(control);
      return parts.some(
        (part, index) =>
          /[\p{L}\p{N}.]$/u.test(part) && /^[\p{L}\p{N}]/u.test(parts[index + 1] ?? ''),
      );
    })
    .map((control) => `${page.path}: “${textOf(control).trim()}”: put a blank between its parts`);
}

test('no two parts of the name of a link, button or summary run together', () => {
  expect([...new Set(allDocuments.flatMap(runTogether))]).toEqual([]);
});
