/**
 * Words must not run together where a program reads the text without its styles: in the name of a
 * link, button or summary ("SEORank higher"), and between inline elements ("Maya OkaforHead of strategy").
 */
import { expect, test } from 'vitest';
import { walk } from '#scripts/finish/html.ts';
import {
  allDocuments,
  attribute,
  builtPages,
  named,
  textOf,
  type BuiltPage,
  type Element,
} from './built-site.ts';

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

/** Elements that continue a line of text. */
const inline = new Set(['abbr', 'b', 'cite', 'em', 'small', 'span', 'strong', 'time']);
/** Elements that no program reads as text, or that a tooltip or a style hides. */
const isUnread = (element: Element) =>
  ['script', 'style', 'noscript', 'template', 'svg'].includes(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'role') === 'tooltip';

/** The lines of text below an element, each as its text nodes. Other elements than inline ones end a line. */
function linesOf(element: Element): string[][] {
  const lines: string[][] = [[]];
  const visit = (parent: Element) => {
    for (const child of parent.childNodes) {
      if ('value' in child && child.value) lines.at(-1)!.push(child.value);
      if (!('tagName' in child)) continue;
      if (isUnread(child)) continue;
      const endsLine = !inline.has(child.tagName);
      if (endsLine) lines.push([]);
      visit(child);
      if (endsLine) lines.push([]);
    }
  };
  visit(element);
  return lines;
}

test('no two inline elements of a text run together', () => {
  const faults = allDocuments.flatMap((page) =>
    linesOf(named(page, 'body')[0]!).flatMap((texts) =>
      texts.flatMap((text, index) => {
        const next = texts[index + 1] ?? '';
        return /[\p{L}\p{N}.?!]$/u.test(text) && /^\p{L}/u.test(next)
          ? [
              `${page.path}: “${text.slice(-30)}” and “${next.slice(0, 30)}”: put a blank between them`,
            ]
          : [];
      }),
    ),
  );
  expect([...new Set(faults)]).toEqual([]);
});

test('a page gives two destinations two link names', () => {
  const faults = builtPages.flatMap((page) => {
    const links = [...walk(named(page, 'main')[0]!)].filter(({ tagName }) => tagName === 'a');
    const addresses = new Map<string, Set<string>>();
    for (const link of links) {
      const to = attribute(link, 'href') ?? '';
      // A placeholder has no destination, and every call to action is a link to the same mail address.
      if (to === '#' || to.startsWith('mailto:')) continue;
      const name = textOf(link).replace(/\s+/g, ' ').trim().toLowerCase();
      addresses.set(name, (addresses.get(name) ?? new Set()).add(to));
    }
    return [...addresses].flatMap(([name, all]) =>
      all.size > 1 ? [`${page.path}: “${name}” leads to ${[...all].join(' and ')}`] : [],
    );
  });
  expect(faults).toEqual([]);
});
