import { describe, expect, test } from 'vitest';
import { prices } from '#app/content/prices.ts';
import { formatPrice } from '#app/lib/format-price.ts';
import { attribute, builtPages, graphOf, named } from './built-site.ts';
import { squeezed, visibleText } from './page-figures.ts';

/** The types in use with their properties of schema.org. Any other type or property is an error. */
const vocabulary: Readonly<Record<string, readonly string[]>> = {
  Service: ['name', 'serviceType', 'description', 'url', 'provider', 'offers'],
  Offer: ['name', 'url', 'price', 'priceCurrency', 'priceSpecification'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitText'],
};

type Node = Readonly<Record<string, unknown>>;
type Offer = Node & { readonly name: string; readonly price: string; readonly url: string };

/** A node and the nodes inside it. */
function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

/** Types and properties of a node, at any depth, that are not in the vocabulary. A reference has only an id. */
const unknownWords = (value: unknown): string[] =>
  nodesIn(value)
    .filter((node) => Object.keys(node).join() !== '@id')
    .flatMap((node) => {
      const type = String(node['@type']);
      const known = vocabulary[type];
      if (!known) return [type];
      return Object.keys(node).filter((key) => !key.startsWith('@') && !known.includes(key));
    });

const services = builtPages.flatMap((page) =>
  graphOf(page)
    .filter((node) => node['@type'] === 'Service')
    .map((node) => ({ path: page.path, page, node, offers: node.offers as readonly Offer[] })),
);

const pricedPaths = ['/services/seo', '/services/seo/pricing', '/pricing'];

test('exactly the pages with prices have offers', () => {
  expect(services.map(({ path }) => path)).toEqual(pricedPaths);
  const offering = builtPages.filter((page) =>
    nodesIn(graphOf(page)).some((node) => node['@type'] === 'Offer'),
  );
  expect(offering.map(({ path }) => path)).toEqual(pricedPaths);
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
