/** Points 60 and 61: are the values of the data right, and shown on the page? */
import { type HtmlDocument, shorten } from '../document.ts';
import { fail, needsAPerson, notApplicable, passOrFail, type DocumentCheck } from '../outcome.ts';
import { articles, businesses } from '../schema-types.ts';
import { shownText } from '../shown-text.ts';
import {
  type DataNode,
  evidenceAt,
  lacking,
  objectsIn,
  structuredData,
  textIn,
} from '../structured.ts';
import type { Evidence } from '../types.ts';

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

/** Values that a program can tell to be wrong. */
function valueFaults(document: HtmlDocument, node: DataNode): Evidence[] {
  const { types, value } = node;
  if (types.includes('AggregateRating') || types.includes('Rating')) {
    const written = textIn(value.ratingValue) ?? '';
    const rating = Number(written.replace(/%$/, '').replace(',', '.'));
    const best = Number(textIn(value.bestRating) ?? (written.endsWith('%') ? 100 : 5));
    const worst = Number(textIn(value.worstRating) ?? 0);
    // Google accepts fractions such as “6/10” too.
    if (written !== '' && !written.includes('/') && !(rating >= worst && rating <= best)) {
      return [
        evidenceAt(
          document,
          node,
          `ratingValue ${written} of ${best}`,
          'a number on its scale; another scale needs bestRating',
        ),
      ];
    }
  }
  if (types.includes('BreadcrumbList')) {
    const items = objectsIn(document, value.itemListElement);
    const isOrdered = items.every(({ position }) => Number(textIn(position)) >= 0);
    if (!isOrdered) {
      return [evidenceAt(document, node, 'a step without its position', 'position 1, 2, 3')];
    }
  }
  return [];
}

export const dataValuesDocument: readonly DocumentCheck[] = [
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
                  evidenceAt(
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
            evidenceAt(
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
          for (const [time] of hours.join(' ').matchAll(/\b\d{1,2}:\d{2}\b/g)) {
            if (!shown.time(time)) miss(name, time);
          }
        }
        const review = textIn(value.reviewBody);
        if (review && !shown.words(review.split(/\s+/).slice(0, 8).join(' '))) {
          miss('reviewBody', review);
        }
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
];
