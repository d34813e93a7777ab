import { expect, test } from 'vitest';
import { allDocuments, attribute, named, type Element } from './built-site.ts';
import { walk } from '#scripts/finish/document.ts';
import inventory from './placeholders.json' with { type: 'json' };

const placeholdersIn = (elements: readonly Element[]) =>
  elements.flatMap((element) => attribute(element, 'data-placeholder') ?? []);

/** Adding or removing a placeholder is a visible line in a review. */
test('the placeholders of the site are exactly those of the inventory', () => {
  const { footer, ...pages } = inventory;
  const own = allDocuments.flatMap((page) => {
    const inFooter = new Set(walk(named(page, 'footer').at(-1)!));
    expect(placeholdersIn([...inFooter]), page.path).toEqual(footer);
    const labels = placeholdersIn(page.elements.filter((element) => !inFooter.has(element)));
    return labels.length ? [[page.path, labels] as const] : [];
  });
  expect(Object.fromEntries(own)).toEqual(pages);
});

test('a link to nowhere is always declared', () => {
  for (const page of allDocuments) {
    const bare = named(page, 'a').filter(
      (link) =>
        attribute(link, 'href') === '#' && attribute(link, 'data-placeholder') === undefined,
    );
    expect(bare, page.path).toEqual([]);
  }
});
