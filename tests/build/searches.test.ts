/**
 * Each page targets one search query: title, h1 and first paragraph contain its words, and other
 * pages link to the selling pages.
 */
import { describe, expect, test } from 'vitest';
import { metaOf } from '#app/content/pages.ts';
import { sitePaths, type SitePath } from '#app/content/paths.ts';
import { walk } from '#scripts/finish/html.ts';
import {
  attribute,
  builtPages,
  named,
  titleOf,
  type BuiltPage,
  type Element,
} from './built-site.ts';
import { visibleText } from './page-figures.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];

const indexable = sitePaths.filter((path) => metaOf(path).indexable !== false);
const declared = indexable.filter((path) => metaOf(path).query);

test('every page declares its search query in its meta', () => {
  const silent = indexable.filter((path) => !metaOf(path).query);
  expect(
    silent.map((path) => `${path}: add "query" to the meta of its content module or guide file`),
  ).toEqual([]);
});

test('no two pages have the same search query', () => {
  const queries = declared.map((path) => metaOf(path).query!.toLowerCase());
  expect(queries.filter((query, index) => queries.indexOf(query) !== index)).toEqual([]);
});

describe.each(declared.map((path) => ({ path, query: metaOf(path).query! })))(
  '$path: "$query"',
  ({ path, query }) => {
    const page = builtPages.find((one) => one.path === path)!;
    const missing = (text: string) =>
      wordsOf(query).filter((word) => !wordsOf(text).includes(word));
    const main = visibleText(named(page, 'main')[0]!);
    const opening = main.slice(
      main.indexOf(visibleText(named(page, 'h1')[0]!).trim().split('\n')[0]!),
    );

    // The specification fixes the landing page's title.
    test.runIf(path !== '/')('the title contains its words', () => {
      expect(missing(titleOf(page))).toEqual([]);
    });

    test('the h1 contains its words', () => {
      expect(missing(visibleText(named(page, 'h1')[0]!))).toEqual([]);
    });

    test('the first 100 words contain its words', () => {
      expect(missing(wordsOf(opening).slice(0, 100).join(' '))).toEqual([]);
    });
  },
);

/** Pages that link to `target` from their text. Breadcrumbs do not count. */
function linkingPages(target: SitePath): string[] {
  const inText = (page: BuiltPage): Element[] => {
    const crumbs = new Set(named(page, 'nav').flatMap((nav) => [...walk(nav)]));
    return [...walk(named(page, 'main')[0]!)].filter((element) => !crumbs.has(element));
  };
  return builtPages
    .filter(
      (page) =>
        page.path !== target &&
        inText(page).some((element) => attribute(element, 'href')?.split('#')[0] === target),
    )
    .map(({ path }) => path);
}

test.each(['/services', '/services/seo', '/services/seo/pricing', '/pricing'] as const)(
  '%s is linked from the text of at least five pages',
  (target) => {
    expect(linkingPages(target).length).toBeGreaterThanOrEqual(5);
  },
);
