import { describe, expect, test } from 'vitest';
import { prices } from '#app/content/prices.ts';
import { formatPrice } from '#app/lib/format-price.ts';
import { attribute, builtPages, graphOf, named } from './built-site.ts';
import { squeezed, visibleText } from './page-figures.ts';

/** Properties that schema.org defines for the types in use. Any other property is an error. */
const vocabulary: Readonly<Record<string, readonly string[]>> = {
  Service: ['name', 'serviceType', 'description', 'url', 'provider', 'offers'],
  Offer: ['name', 'url', 'price', 'priceCurrency', 'priceSpecification'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitText'],
};

type Node = Readonly<Record<string, unknown>>;
type Offer = Node & { readonly name: string; readonly price: string; readonly url: string };

/** Properties of a node, at any depth, that its type does not define. */
function unknownWords(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownWords);
  if (typeof value !== 'object' || value === null) return [];
  const known = vocabulary[String((value as Node)['@type'])];
  const own = known ? Object.keys(value).filter((key) => !key.startsWith('@')) : [];
  return [
    ...own.filter((key) => !known?.includes(key)),
    ...Object.values(value).flatMap(unknownWords),
  ];
}

const services = builtPages.flatMap((page) =>
  graphOf(page)
    .filter((node) => node['@type'] === 'Service')
    .map((node) => ({ path: page.path, page, node, offers: node.offers as readonly Offer[] })),
);

test('exactly the pages with prices have offers', () => {
  expect(services.map(({ path }) => path)).toEqual([
    '/services/seo',
    '/services/seo/pricing',
    '/pricing',
  ]);
});

describe.each(services)('$path', ({ page, node, offers }) => {
  test('has an offer for exactly the prices it shows', () => {
    const shown = squeezed(visibleText(named(page, 'main')[0]!));
    const offered = offers.map(({ price }) => Number(price));
    const priced = Object.values(prices)
      .filter((plan) => plan.price !== 'custom')
      .filter((plan) => shown.includes(formatPrice(plan)));
    expect(offered).toEqual(priced.map(({ price }) => price.amount));
    for (const { name } of offers) expect(shown).toContain(squeezed(name));
  });

  test('uses only properties of schema.org', () => {
    expect(unknownWords(node)).toEqual([]);
  });

  test('links to an id of the page', () => {
    const ids = page.elements.flatMap((element) => attribute(element, 'id') ?? []);
    for (const { url } of offers) expect(ids).toContain(new URL(url).hash.slice(1));
  });
});
