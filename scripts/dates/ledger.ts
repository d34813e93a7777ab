/** The ledger of dates: for each page its dates and a hash of its built text. */
import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import type { DatedPage, DatesLedger, Day } from '#app/content/dates-ledger.ts';
import { attribute, walk, type Element } from '../finish/html.ts';

/** Text of the built pages, by path. */
type TextByPath = ReadonlyMap<string, string>;

/** The text of a page: title and `main`, without dates and computed values. */
export function datedTextOf(html: string): string {
  const elements = [...walk(parse(html))];
  return ['title', 'main']
    .flatMap((name) => elements.filter(({ tagName }) => tagName === name))
    .map(textOf)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function textOf(element: Element): string {
  const isLeftOut =
    ['script', 'style', 'noscript', 'template', 'time'].includes(element.tagName) ||
    attribute(element, 'data-computed') !== undefined;
  if (isLeftOut) return ' ';
  return element.childNodes
    .map((child) => ('tagName' in child ? textOf(child) : 'value' in child ? child.value : ''))
    .join('');
}

/**
 * The errors of the ledger, one sentence per page.
 * @param today the day of the check; text that changed under today's date is valid
 */
export function ledgerFaults(
  ledger: DatesLedger,
  pages: TextByPath,
  today: Day,
): readonly string[] {
  const faults = [...pages].flatMap(([path, text]) => {
    const entry = ledger[path];
    if (!entry) return [`${path}: has no date`];
    const { published, updated, textHash, recordHash } = entry;
    if (recordHash !== recordHashOf(entry)) return [`${path}: a date was changed by hand`];
    if (published > updated || updated > today) {
      return [
        `${path}: published ${published}, updated ${updated}: not in this order before today`,
      ];
    }
    if (textHash !== hash(text) && updated !== today) {
      return [`${path}: its text changed, and its date is still ${updated}`];
    }
    return [];
  });
  const gone = Object.keys(ledger).filter((path) => !pages.has(path));
  return [...faults, ...gone.map((path) => `${path}: is no page of the site`)];
}

/** Pages whose dates were edited by hand. */
export function pagesEditedByHand(ledger: DatesLedger): readonly string[] {
  return Object.entries(ledger).flatMap(([path, page]) =>
    page.recordHash === recordHashOf(page) ? [] : [path],
  );
}

/** Pages whose text is not the one that `npm run dates` recorded. */
export function unrecordedPages(ledger: DatesLedger, pages: TextByPath): readonly string[] {
  return [...pages].flatMap(([path, text]) =>
    ledger[path]?.textHash === hash(text) ? [] : [path],
  );
}

/**
 * The updated ledger: today's date for changed text, all other dates unchanged.
 * @param keepsEdited whether to keep a page's dates if they were edited by hand
 */
export function updatedLedger(
  ledger: DatesLedger,
  pages: TextByPath,
  today: Day,
  keepsEdited = false,
): DatesLedger {
  const kept = new Set(keepsEdited ? pagesEditedByHand(ledger) : []);
  const entries = [...pages].map(([path, text]) => {
    const known = ledger[path];
    const textHash = hash(text);
    const published = known?.published ?? today;
    const updated =
      known && (kept.has(path) || known.textHash === textHash) ? known.updated : today;
    return [path, withRecordHash({ published, updated, textHash })] as const;
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function withRecordHash(entry: Omit<DatedPage, 'recordHash'>): DatedPage {
  return { ...entry, recordHash: recordHashOf(entry) };
}

function recordHashOf({ published, updated, textHash }: Omit<DatedPage, 'recordHash'>): string {
  return hash(`${published} ${updated} ${textHash}`);
}

/** A shortened hash, long enough to detect a change. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
