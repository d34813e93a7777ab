import { expect, test } from 'vitest';
import { articles } from '#app/content/archive-articles.ts';
import { industries } from '#app/content/industries.ts';
import { walk } from '#scripts/finish/html.ts';
import { allDocuments, attribute, builtPages, named, type Element } from './built-site.ts';
import inventory from './placeholders.json' with { type: 'json' };

const placeholdersIn = (elements: readonly Element[]) =>
  elements.flatMap((element) => attribute(element, 'data-placeholder') ?? []);

/** Cards of the inventory that a content file has given a page: an article or an industry by its id. */
const published: ReadonlySet<string> = new Set(
  [
    ...articles.map(({ id, title }) => ({ path: `/archive/${id}`, title })),
    ...industries.cards.map(({ id, title }) => ({ path: `/industries/${id}`, title })),
  ].flatMap(({ path, title }) => (builtPages.some((page) => page.path === path) ? [title] : [])),
);

/** Adding or removing a placeholder is a visible line in a review. */
test('the placeholders of the site are exactly those of the inventory', () => {
  const { footer, ...lists } = inventory;
  const pages = Object.fromEntries(
    Object.entries(lists).map(([path, labels]) => [
      path,
      labels.filter((label) => !published.has(label)),
    ]),
  );
  const own = allDocuments.flatMap((page) => {
    const inFooter = new Set(walk(named(page, 'footer').at(-1)!));
    expect(placeholdersIn([...inFooter]), page.path).toEqual(footer);
    const labels = placeholdersIn(page.elements.filter((element) => !inFooter.has(element)));
    return labels.length ? [[page.path, labels] as const] : [];
  });
  expect(Object.fromEntries(own)).toEqual(pages);
});

test('every link to "#" is a declared placeholder', () => {
  for (const page of allDocuments) {
    const bare = named(page, 'a').filter(
      (link) =>
        attribute(link, 'href') === '#' && attribute(link, 'data-placeholder') === undefined,
    );
    expect(bare, page.path).toEqual([]);
  }
});
