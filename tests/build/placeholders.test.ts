import { expect, test } from 'vitest';
import { attribute, builtPages, named } from './built-site.ts';
import inventory from './placeholders.json' with { type: 'json' };

/** Adding or removing a placeholder is a visible line in a review. */
test('the placeholders of the site are exactly those of the inventory', () => {
  const everywhere = new Map<string, number>();
  const byPage: Record<string, string[]> = {};
  for (const page of builtPages) {
    const labels = named(page, 'a').flatMap((link) => attribute(link, 'data-placeholder') ?? []);
    for (const label of new Set(labels)) everywhere.set(label, (everywhere.get(label) ?? 0) + 1);
    byPage[page.path] = labels;
  }
  const shared = [...everywhere]
    .filter(([, count]) => count === builtPages.length)
    .map(([label]) => label);
  const own = Object.fromEntries(
    Object.entries(byPage)
      .map(([path, labels]) => [path, labels.filter((label) => !shared.includes(label))] as const)
      .filter(([, labels]) => labels.length > 0),
  );
  expect({ everywhere: shared, ...own }).toEqual(inventory);
});

test('a link to nowhere is always declared', () => {
  for (const page of builtPages) {
    const bare = named(page, 'a').filter(
      (link) =>
        attribute(link, 'href') === '#' && attribute(link, 'data-placeholder') === undefined,
    );
    expect(bare, page.path).toEqual([]);
  }
});
