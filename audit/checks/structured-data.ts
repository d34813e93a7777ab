/** Points 54 to 62: does the machine know what it is? */
import {
  attribute,
  closestAbove,
  type Element,
  type HtmlDocument,
  shorten,
  textOf,
} from '../document.ts';
import { originals, robotsDirectives, sameAddress } from '../facts.ts';
import {
  fail,
  needsAPerson,
  notApplicable,
  pass,
  passOrFail,
  type DocumentCheck,
  type SiteCheck,
} from '../outcome.ts';
import { businesses, organizations } from '../organization-types.ts';
import {
  type DataNode,
  nodesOfType,
  objectsIn,
  propertiesIn,
  structuredData,
  textIn,
} from '../structured.ts';
import { shownText } from '../shown-text.ts';
import type { Evidence } from '../types.ts';
import { repeated } from './indexing.ts';

const articles =
  'Article AdvertiserContentArticle NewsArticle AnalysisNewsArticle BackgroundNewsArticle OpinionNewsArticle ReportageNewsArticle ReviewNewsArticle BlogPosting LiveBlogPosting SocialMediaPosting Report SatiricalArticle ScholarlyArticle TechArticle'.split(
    ' ',
  );
/** What Google reads as a date: ISO 8601. */
const isoDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:?\d{2}.*)?$/;

/** The properties that Google requires for a rich result, by type. `a|b` requires one of the two. */
const required: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  Event: ['name', 'startDate', 'location'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization'],
  LocalBusiness: ['name', 'address'],
  Product: ['name', 'offers|review|aggregateRating'],
  Recipe: ['name', 'image'],
  Review: ['author', 'reviewRating'],
  AggregateRating: ['ratingValue', 'ratingCount|reviewCount'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  Course: ['name', 'description'],
};

const requiredOf = (type: string): readonly string[] =>
  required[type] ?? (businesses.includes(type) ? required.LocalBusiness! : []);

/** What the data of a local business has to say. */
const localFacts = ['name', 'address', 'telephone', 'openingHours|openingHoursSpecification'];

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

const postalAddress = /\b[A-Z]{2}\s+\d{5}(?:-\d{4})?\b/;
const logoSide = 112;

const at = (document: HtmlDocument, node: DataNode, found: string, expected?: string): Evidence =>
  document.evidence(node.script, found, expected);

const lacking = (value: Readonly<Record<string, unknown>>, names: readonly string[]): string[] =>
  names.filter((name) =>
    name
      .split('|')
      .every((one) => value[one] === undefined || value[one] === '' || value[one] === null),
  );

const isHome = (document: HtmlDocument, origin: string) =>
  document.page.hasAddress !== false &&
  sameAddress(document.page.url) === sameAddress(`${origin}/`);

/** Values that a program can tell to be wrong. */
function valueFaults(document: HtmlDocument, node: DataNode): Evidence[] {
  const { types, value } = node;
  if (types.includes('AggregateRating') || types.includes('Rating')) {
    const written = textIn(value.ratingValue) ?? '';
    const rating = Number(written.replace(/%$/, '').replace(',', '.'));
    const best = Number(textIn(value.bestRating) ?? (written.endsWith('%') ? 100 : 5));
    const worst = Number(textIn(value.worstRating) ?? 0);
    // Google accepts fractions such as “6/10” too.
    if (written !== '' && !written.includes('/') && !(rating >= worst && rating <= best))
      return [
        at(
          document,
          node,
          `ratingValue ${written} of ${best}`,
          'a number on its scale; another scale needs bestRating',
        ),
      ];
  }
  if (types.includes('BreadcrumbList')) {
    const items = objectsIn(document, value.itemListElement);
    const isOrdered = items.every(({ position }) => Number(textIn(position)) >= 0);
    if (!isOrdered) return [at(document, node, 'a step without its position', 'position 1, 2, 3')];
  }
  return [];
}

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

export const structuredDocument: readonly DocumentCheck[] = [
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
          return missing.length > 0
            ? [
                at(
                  document,
                  node,
                  `${node.types[0]} without ${missing.join(', ')}`,
                  'name, address, phone and hours',
                ),
              ]
            : [];
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
      if (!nav && !list)
        return hasMicrodata ? pass() : notApplicable(document.page.url, 'no breadcrumb');
      if (!list)
        return hasMicrodata
          ? pass()
          : fail([
              document.evidence(
                nav,
                `${nav && document.snippet(nav)} without data`,
                'BreadcrumbList with the same path',
              ),
            ]);
      const named = lists.map((one) => namesOfPath(document, one));
      const [names = []] = named;
      if (!nav)
        return fail([
          at(
            document,
            list,
            `the data names ${names.join(' › ')}, the page shows no path`,
            'the same path on the page',
          ),
        ]);
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
      return passOrFail(
        products.flatMap((node) => {
          const offers = objectsIn(document, node.value.offers);
          if (offers.length === 0)
            return [
              at(document, node, 'Product without an offer', 'price, currency and availability'),
            ];
          return offers.flatMap((given) => {
            const offer = { ...objectsIn(document, given.priceSpecification)[0], ...given };
            const missing = lacking(offer, ['price|lowPrice', 'priceCurrency', 'availability']);
            const price = textIn(offer.price);
            if (missing.length > 0)
              return [
                at(
                  document,
                  node,
                  `an offer without ${missing.join(', ').replace('|lowPrice', '')}`,
                  'price, currency and availability',
                ),
              ];
            if (price && !/^\d+(?:\.\d+)?$/.test(price))
              return [at(document, node, `price “${price}”`, 'a number such as 129.00')];
            return price && !shown.amount(price)
              ? [
                  at(
                    document,
                    node,
                    `price ${price}, which the page does not show`,
                    'the price on the page',
                  ),
                ]
              : [];
          });
        }),
      );
    },
  },
  {
    id: 58,
    seen: 'with article data give an author and a date, in the data and on the page',
    check(document) {
      const found = nodesOfType(document, ...articles);
      if (found.length === 0) return notApplicable(document.page.url, 'no Article data');
      const shown = shownText(document);
      return passOrFail(
        found.flatMap((node) => {
          const published = textIn(node.value.datePublished);
          const authors = [node.value.author]
            .flat()
            .flatMap(
              (author) =>
                textIn(author) ?? objectsIn(document, author).map((one) => textIn(one.name)),
            );
          const named = authors.filter((name) => name !== undefined);
          const modified = textIn(node.value.dateModified);
          const faults: Evidence[] = [];
          if (named.length === 0)
            faults.push(
              at(document, node, 'no author with a name in the data', 'author and datePublished'),
            );
          if (!published || !isoDate.test(published) || Number.isNaN(Date.parse(published)))
            faults.push(
              at(
                document,
                node,
                `datePublished: ${published ?? 'none'}`,
                'a date such as 2026-11-21',
              ),
            );
          else if (!shown.date(published))
            faults.push(
              at(
                document,
                node,
                `datePublished ${published}, which the page does not show`,
                'the date on the page',
              ),
            );
          if (published && modified && Date.parse(modified) < Date.parse(published))
            faults.push(
              at(document, node, `changed ${modified}, before it was published`, 'a later date'),
            );
          for (const name of named) {
            if (!shown.words(name))
              faults.push(
                at(
                  document,
                  node,
                  `author “${name}”, whom the page does not show`,
                  'the author on the page',
                ),
              );
          }
          return faults;
        }),
      );
    },
  },
  {
    id: 59,
    seen: 'have no FAQPage or HowTo markup',
    check(document) {
      const found = nodesOfType(document, 'FAQPage', 'HowTo');
      const micro = structuredData(document).microdataTypes.filter(
        (type) => type === 'FAQPage' || type === 'HowTo',
      );
      return passOrFail([
        ...found.map((node) =>
          at(
            document,
            node,
            node.types.join(', '),
            'no markup for results that Google no longer shows',
          ),
        ),
        ...micro.map((type) => ({
          page: document.page.url,
          found: `itemtype ${type}`,
          expected: 'no markup for results that Google no longer shows',
        })),
      ]);
    },
  },
  {
    id: 60,
    seen: 'have structured data without an error that a program can see',
    check(document) {
      const data = structuredData(document);
      if (data.nodes.length === 0 && data.broken.length === 0) {
        return data.microdataTypes.length > 0
          ? needsAPerson(document.page.url, 'microdata: Google’s own test has to judge it')
          : notApplicable(document.page.url, 'no structured data');
      }
      const faults = [
        ...data.broken.map(({ script, reason }) =>
          document.evidence(script, `not JSON: ${reason}`, 'valid JSON'),
        ),
        ...data.foreign.map((script) =>
          document.evidence(
            script,
            'an item without schema.org as its @context',
            '"@context": "https://schema.org"',
          ),
        ),
        ...data.nodes.flatMap((node) => valueFaults(document, node)),
        ...data.nodes.flatMap((node) =>
          node.types.flatMap((type) => {
            const missing = lacking(node.value, requiredOf(type));
            // Only a rating outside another item needs `itemReviewed`.
            return missing.length > 0
              ? [
                  at(
                    document,
                    node,
                    `${type} without ${missing.join(', ').replaceAll('|', ' or ')}`,
                    'every required property',
                  ),
                ]
              : [];
          }),
        ),
      ];
      return faults.length > 0
        ? fail(faults)
        : needsAPerson(
            document.page.url,
            `${data.nodes.length} items are valid JSON with every required property; Google’s own test is the last word`,
          );
    },
  },
  {
    id: 61,
    seen: 'show what their structured data says',
    check(document) {
      const { nodes } = structuredData(document);
      if (nodes.length === 0) return notApplicable(document.page.url, 'no structured data');
      const shown = shownText(document);
      const faults: Evidence[] = [];
      for (const node of nodes) {
        const { value } = node;
        const miss = (name: string, said: string) =>
          faults.push(
            at(
              document,
              node,
              `${node.types[0]}.${name} ${shorten(said)}, which the page does not show`,
              'on the page, or not in the data',
            ),
          );
        for (const name of ['price', 'ratingValue', 'reviewCount', 'ratingCount'] as const) {
          const amount = textIn(value[name]);
          if (amount && /\d/.test(amount) && !shown.amount(amount)) miss(name, amount);
        }
        const telephone = textIn(value.telephone);
        if (telephone && !shown.telephone(telephone)) miss('telephone', telephone);
        for (const name of ['opens', 'closes', 'openingHours'] as const) {
          const hours = [value[name]].flat().flatMap((one) => textIn(one) ?? []);
          for (const [time] of hours.join(' ').matchAll(/\b\d{1,2}:\d{2}\b/g))
            if (!shown.time(time)) miss(name, time);
        }
        const review = textIn(value.reviewBody);
        if (review && !shown.words(review.split(/\s+/).slice(0, 8).join(' ')))
          miss('reviewBody', review);
        const street = textIn(value.streetAddress);
        if (street && !shown.words(street)) miss('streetAddress', street);
        if (node.types.some((type) => articles.includes(type))) {
          for (const name of ['datePublished', 'dateModified'] as const) {
            const date = textIn(value[name]);
            if (date && !shown.date(date)) miss(name, date);
          }
        }
      }
      return passOrFail(faults);
    },
  },
  {
    id: 62,
    seen: 'name a sharing picture of 1200 by 630 pixels',
    check(document, site) {
      if (robotsDirectives(document).length > 0) return notApplicable(document.page.url, 'noindex');
      const [meta] = document.metas('og:image');
      const address = attribute(meta, 'content');
      if (!address)
        return fail([
          document.evidence(
            document.named('head')[0],
            'no og:image',
            'a sharing picture of 1200 by 630 pixels',
          ),
        ]);
      const url = URL.parse(address);
      if (!url) return fail([document.evidence(meta, undefined, 'a full address')]);
      const file = site.files?.get(url.href);
      if (file && file.status !== 200)
        return fail([document.evidence(meta, `${address}: status ${file.status}`, 'a picture')]);
      if (file?.width && file.height && (file.width < 1200 || file.height < 630)) {
        return fail([
          document.evidence(
            meta,
            `${address} is ${file.width} by ${file.height}`,
            '1200 by 630 pixels',
          ),
        ]);
      }
      if (/\.svg$/i.test(url.pathname))
        return fail([document.evidence(meta, undefined, 'PNG, JPEG or WebP: no SVG is shown')]);
      const stated = Number(document.meta('og:image:width'));
      const height = Number(document.meta('og:image:height'));
      if ((stated > 0 && stated < 1200) || (height > 0 && height < 630))
        return fail([
          document.evidence(
            meta,
            `stated as ${stated || 'unknown'} by ${height || 'unknown'} pixels`,
            '1200 by 630 pixels',
          ),
        ]);
      return file?.width || stated
        ? pass()
        : needsAPerson(document.page.url, 'a sharing picture is named; its size was not given');
    },
  },
  {
    id: 62,
    seen: 'name a logo in the company’s data',
    check(document, site) {
      if (!isHome(document, site.origin))
        return notApplicable(document.page.url, 'not the home page');
      const nodes = nodesOfType(document, ...organizations);
      const logo = nodes.flatMap(
        ({ value }) =>
          textIn([value.logo].flat()[0]) ??
          objectsIn(document, value.logo).map((one) => textIn(one.url) ?? textIn(one.contentUrl)),
      )[0];
      const page = document.page.url;
      if (!logo)
        return fail([
          {
            page,
            found: 'no logo in the company’s data',
            expected: `a logo of at least ${logoSide} by ${logoSide} pixels`,
          },
        ]);
      const url = URL.parse(logo);
      if (!url) return fail([{ page, found: `logo ${logo}`, expected: 'a full address' }]);
      const file = site.files?.get(url.href);
      if (!file?.width || !file.height)
        return needsAPerson(page, `logo ${logo}, whose size was not given`);
      return file.width >= logoSide && file.height >= logoSide
        ? pass()
        : fail([
            {
              page,
              found: `logo ${logo} is ${file.width} by ${file.height}`,
              expected: `at least ${logoSide} by ${logoSide} pixels`,
            },
          ]);
    },
  },
  {
    id: 54,
    seen: 'has Organization data with name, address and logo',
    check(document, site) {
      if (!isHome(document, site.origin))
        return notApplicable(document.page.url, 'not the home page');
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
      return passOrFail(
        missing.length > 0
          ? [
              at(
                document,
                best,
                `${best.types[0]} without ${missing.join(', ').replace('|image', '')}`,
                'name, url and logo',
              ),
            ]
          : [],
      );
    },
  },
];

export const structuredSite: readonly SiteCheck[] = [
  {
    id: 54,
    checkSite: (pages, site) =>
      pages.some(
        (page) => page.hasAddress && sameAddress(page.url) === sameAddress(`${site.origin}/`),
      )
        ? notApplicable(site.origin, 'looked at on the home page')
        : needsAPerson(site.origin, 'the home page was not given'),
  },
  {
    id: 62,
    checkSite: (pages, site) => {
      const open = originals(pages);
      const images = open.map((page): [string, string, undefined] => [
        page.socialImage ?? '',
        page.url,
        undefined,
      ]);
      // One picture for all pages may be intended. The same picture on only some of them is a fault.
      const different = new Set(images.map(([image]) => image)).size;
      return different > 1 && different >= open.length / 2
        ? passOrFail(repeated(images))
        : notApplicable(site.origin, 'one sharing picture for all');
    },
  },
];
