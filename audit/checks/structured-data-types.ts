/** Points 54 to 59: what does the data of each type say? */
import { closestAbove, type Element, type HtmlDocument, shorten, textOf } from '../document.ts';
import { homeOf, isHomePage, robotsDirectives, sameAddress } from '../facts.ts';
import {
  fail,
  needsAPerson,
  notApplicable,
  pass,
  passOrFail,
  type DocumentCheck,
  type SiteCheck,
} from '../outcome.ts';
import { articles, businesses, organizations } from '../schema-types.ts';
import { type ShownText, shownText } from '../shown-text.ts';
import {
  type DataNode,
  evidenceAt,
  lacking,
  nodesOfType,
  objectsIn,
  propertiesIn,
  structuredData,
  textIn,
} from '../structured.ts';
import type { Evidence } from '../types.ts';

/** What Google reads as a date: ISO 8601. */
const isoDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:?\d{2}.*)?$/;

/** What the data of a local business has to say. */
const localFacts = ['name', 'address', 'telephone', 'openingHours|openingHoursSpecification'];

/** The state and ZIP code of an American address. */
const postalAddress = /\b[A-Z]{2}\s+\d{5}(?:-\d{4})?\b/;

/** Evidence about microdata. */
const without = (
  document: HtmlDocument,
  { type, scope }: { readonly type: string; readonly scope: Element },
  missing: readonly string[],
): Evidence =>
  document.evidence(
    scope,
    `${type} without ${missing.join(', ')}`,
    'name, address, phone and hours',
  );

/** The names of a breadcrumb list, in the order of their positions. */
function namesOfPath(document: HtmlDocument, list: DataNode): string[] {
  return objectsIn(document, list.value.itemListElement)
    .toSorted((a, b) => Number(a.position) - Number(b.position))
    .map(
      (item) =>
        textIn(item.name) ?? objectsIn(document, item.item).map((one) => textIn(one.name))[0] ?? '',
    );
}

/** Whether the visible path has these names in their order, and no link with another name. */
function showsPath(document: HtmlDocument, nav: Element, names: readonly string[]): boolean {
  const shown = textOf(nav).toLowerCase();
  // The visible path may omit the page itself and the home page.
  const needed = names
    .slice(0, -1)
    .filter((name, index) => index > 0 || shown.includes(name.toLowerCase()) || names.length < 3);
  let from = 0;
  const isMissing = needed.some((name) => {
    const found = shown.indexOf(name.toLowerCase(), from);
    if (found >= 0) from = found + name.length;
    return found < 0;
  });
  const links = document
    .named('a')
    .filter((link) => closestAbove(link, (one) => one === nav))
    .map(textOf);
  return (
    !isMissing &&
    links.every(
      (label) => !label || names.some((name) => name.toLowerCase() === label.toLowerCase()),
    )
  );
}

/** What the offers of a product lack, and prices that the page does not show. */
function offerFaults(document: HtmlDocument, product: DataNode, shown: ShownText): Evidence[] {
  const fault = (found: string, expected: string) => evidenceAt(document, product, found, expected);
  const stated = 'price, currency and availability';
  const offers = objectsIn(document, product.value.offers);
  if (offers.length === 0) return [fault('Product without an offer', stated)];
  return offers.flatMap((given) => {
    const offer = { ...objectsIn(document, given.priceSpecification)[0], ...given };
    const missing = lacking(offer, ['price|lowPrice', 'priceCurrency', 'availability']);
    if (missing.length > 0) {
      const names = missing.join(', ').replace('|lowPrice', '');
      return [fault(`an offer without ${names}`, stated)];
    }
    const price = textIn(offer.price);
    if (!price) return [];
    if (!/^\d+(?:\.\d+)?$/.test(price)) {
      return [fault(`price “${price}”`, 'a number such as 129.00')];
    }
    return shown.amount(price)
      ? []
      : [fault(`price ${price}, which the page does not show`, 'the price on the page')];
  });
}

/** What is wrong with the author and the dates of an article, in the data or on the page. */
function articleFaults(document: HtmlDocument, article: DataNode, shown: ShownText): Evidence[] {
  const { author, datePublished, dateModified } = article.value;
  const faults: Evidence[] = [];
  const add = (found: string, expected: string) =>
    faults.push(evidenceAt(document, article, found, expected));
  const names = [author]
    .flat()
    .flatMap((one) => textIn(one) ?? objectsIn(document, one).map(({ name }) => textIn(name)))
    .filter((name) => name !== undefined);
  const published = textIn(datePublished);
  const modified = textIn(dateModified);
  if (names.length === 0) add('no author with a name in the data', 'author and datePublished');
  if (!published || !isoDate.test(published) || Number.isNaN(Date.parse(published))) {
    add(`datePublished: ${published ?? 'none'}`, 'a date such as 2026-11-21');
  } else if (!shown.date(published)) {
    add(`datePublished ${published}, which the page does not show`, 'the date on the page');
  }
  if (published && modified && Date.parse(modified) < Date.parse(published)) {
    add(`changed ${modified}, before it was published`, 'a later date');
  }
  for (const name of names) {
    if (!shown.words(name)) {
      add(`author “${name}”, whom the page does not show`, 'the author on the page');
    }
  }
  return faults;
}

export const dataTypesDocument: readonly DocumentCheck[] = [
  {
    id: 54,
    seen: 'has Organization data with name, web address and logo',
    check(document, site) {
      if (!isHomePage(document, site)) return notApplicable(document.page.url, 'not the home page');
      const sizeOf = ({ value }: DataNode) => Object.keys(value).length;
      const [best] = nodesOfType(document, ...organizations)
        .filter((node) => sizeOf(node) > 2)
        .toSorted((a, b) => sizeOf(b) - sizeOf(a));
      if (!best) {
        return structuredData(document).microdataTypes.some((type) => organizations.includes(type))
          ? pass()
          : fail([
              {
                page: document.page.url,
                found: 'no Organization data',
                expected: 'Organization with name, url and logo',
              },
            ]);
      }

      const missing = lacking(best.value, ['name', 'url', 'logo|image']);
      if (missing.length === 0) return pass();
      const found = `${best.types[0]} without ${missing.join(', ').replace('|image', '')}`;
      return fail([evidenceAt(document, best, found, 'name, url and logo')]);
    },
  },
  {
    id: 55,
    seen: 'with a street address say it as LocalBusiness data',
    check(document) {
      const found = nodesOfType(document, ...businesses);
      const shown = document
        .named('address')
        .map(textOf)
        .find((text) => postalAddress.test(text));
      if (found.length === 0) {
        const written = structuredData(document).microdata.find(({ type }) =>
          businesses.includes(type),
        );
        if (written) {
          const names = propertiesIn(document, written.scope);
          const missing = localFacts.filter(
            (fact) => !fact.split('|').some((one) => names.has(one)),
          );
          return passOrFail(missing.length > 0 ? [without(document, written, missing)] : []);
        }
        return shown
          ? fail([
              {
                page: document.page.url,
                found: `an address without LocalBusiness data: ${shorten(shown)}`,
                expected: 'LocalBusiness with name, address, phone and hours',
              },
            ])
          : notApplicable(document.page.url, 'no street address');
      }
      return passOrFail(
        found.flatMap((node) => {
          const missing = lacking(node.value, localFacts);
          if (missing.length === 0) return [];
          const lacks = `${node.types[0]} without ${missing.join(', ')}`;
          return [evidenceAt(document, node, lacks, 'name, address, phone and hours')];
        }),
      );
    },
  },
  {
    id: 56,
    seen: 'show the path that their breadcrumb data names',
    check(document) {
      if (robotsDirectives(document).length > 0) {
        return notApplicable(document.page.url, 'noindex');
      }
      const nav = document.first(
        'nav[aria-label*="breadcrumb" i], [class~="breadcrumb"], [class~="breadcrumbs"], ol[class*="breadcrumb" i]',
      );
      const lists = nodesOfType(document, 'BreadcrumbList');
      const [list] = lists;
      const hasMicrodata = structuredData(document).microdataTypes.includes('BreadcrumbList');
      if (!nav && !list) {
        return hasMicrodata ? pass() : notApplicable(document.page.url, 'no breadcrumb');
      }
      if (!list) {
        return hasMicrodata
          ? pass()
          : fail([
              document.evidence(
                nav,
                `${nav && document.snippet(nav)} without data`,
                'BreadcrumbList with the same path',
              ),
            ]);
      }
      const named = lists.map((one) => namesOfPath(document, one));
      const [names = []] = named;
      if (!nav) {
        const unseen = `the data names ${names.join(' › ')}, the page shows no path`;
        return fail([evidenceAt(document, list, unseen, 'the same path on the page')]);
      }
      // A page may be in several places, and show one of them.
      if (named.some((one) => showsPath(document, nav, one))) return pass();
      return fail([
        document.evidence(nav, `shown: ${textOf(nav)}`, `as in the data: ${names.join(' › ')}`),
      ]);
    },
  },
  {
    id: 57,
    seen: 'with product data give price, currency and stock as shown',
    check(document) {
      // A product inside an offer, a review or another product is not what the page sells.
      const products = nodesOfType(document, 'Product').filter(
        ({ property = '' }) =>
          !/^(?:itemOffered|itemReviewed|isRelatedTo|isSimilarTo|isAccessoryOrSparePartFor|about|mentions)$/.test(
            property,
          ),
      );
      if (products.length === 0) return notApplicable(document.page.url, 'no Product data');
      const shown = shownText(document);
      return passOrFail(products.flatMap((product) => offerFaults(document, product, shown)));
    },
  },
  {
    id: 58,
    seen: 'with article data give an author and a date, in the data and on the page',
    check(document) {
      const found = nodesOfType(document, ...articles);
      if (found.length === 0) return notApplicable(document.page.url, 'no Article data');
      const shown = shownText(document);
      return passOrFail(found.flatMap((article) => articleFaults(document, article, shown)));
    },
  },
  {
    id: 59,
    seen: 'have no FAQPage or HowTo markup',
    check(document) {
      const expected = 'no markup for results that Google no longer shows';
      const found = nodesOfType(document, 'FAQPage', 'HowTo');
      const micro = structuredData(document).microdataTypes.filter(
        (type) => type === 'FAQPage' || type === 'HowTo',
      );
      return passOrFail([
        ...found.map((node) => evidenceAt(document, node, node.types.join(', '), expected)),
        ...micro.map((type) => ({ page: document.page.url, found: `itemtype ${type}`, expected })),
      ]);
    },
  },
];

export const dataTypesSite: readonly SiteCheck[] = [
  {
    id: 54,
    checkSite: (pages, site) =>
      pages.some((page) => page.hasAddress && sameAddress(page.url) === homeOf(site))
        ? notApplicable(site.origin, 'looked at on the home page')
        : needsAPerson(site.origin, 'the home page was not given'),
  },
];
