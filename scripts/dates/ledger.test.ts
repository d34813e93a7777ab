import { describe, expect, test } from 'vitest';
import type { DatesLedger } from '#app/content/dates-ledger.ts';
import {
  pagesEditedByHand,
  ledgerFaults,
  updatedLedger,
  unrecordedPages,
  datedTextOf,
} from './ledger.ts';

const before = new Map([
  ['/', 'Home'],
  ['/guides/seo', 'A guide'],
]);
const after = new Map([...before, ['/', 'Home, changed']]);
const ledger = updatedLedger({}, before, '2026-11-20');
const edited = (path: string, change: Partial<DatesLedger[string]>): DatesLedger => ({
  ...ledger,
  [path]: { ...ledger[path]!, ...change },
});

describe('ledgerFaults', () => {
  test('returns nothing for unchanged text on a later day', () => {
    expect(ledgerFaults(ledger, before, '2027-01-01')).toEqual([]);
    expect(unrecordedPages(ledger, before)).toEqual([]);
  });

  test('names a page whose text changed under an old date', () => {
    expect(ledgerFaults(ledger, after, '2026-11-21')).toEqual([
      '/: its text changed, and its date is still 2026-11-20',
    ]);
  });

  test('accepts text that changed again on the day of its date', () => {
    expect(ledgerFaults(ledger, after, '2026-11-20')).toEqual([]);
    expect(unrecordedPages(ledger, after)).toEqual(['/']);
  });

  test.each([
    ['a later date', edited('/', { updated: '2026-11-21' }), '/: a date was changed by hand'],
    ['an earlier one', edited('/', { published: '2026-01-01' }), '/: a date was changed by hand'],
    ['an entry too many', { ...ledger, '/gone': ledger['/']! }, '/gone: is no page of the site'],
    ['none for a page', { '/': ledger['/']! }, '/guides/seo: has no date'],
    [
      'an update before the publication',
      updatedLedger(edited('/', { published: '2026-11-21' }), before, '2026-11-22', true),
      '/: published 2026-11-21, updated 2026-11-20: not in this order before today',
    ],
  ])('with %s is wrong', (_, wrong, fault) => {
    expect(ledgerFaults(wrong, before, '2026-11-22')).toEqual([fault]);
  });
});

describe('updatedLedger', () => {
  test('dates changed pages, keeps others, drops deleted ones', () => {
    const updated = updatedLedger({ ...ledger, '/gone': ledger['/']! }, after, '2026-11-22');
    expect(updated['/']).toMatchObject({ published: '2026-11-20', updated: '2026-11-22' });
    expect(updated['/guides/seo']).toEqual(ledger['/guides/seo']);
    expect(ledgerFaults(updated, after, '2026-11-22')).toEqual([]);
  });

  test('keeps a date that was edited by hand, with `keepsEdited`, and dates other changed text', () => {
    const corrected = edited('/guides/seo', { published: '2026-11-19' });
    const accepted = updatedLedger(corrected, after, '2026-11-22', true);
    expect(accepted['/guides/seo']).toMatchObject({
      published: '2026-11-19',
      updated: '2026-11-20',
    });
    expect(accepted['/']).toMatchObject({ published: '2026-11-20', updated: '2026-11-22' });
    expect(ledgerFaults(accepted, after, '2026-11-22')).toEqual([]);
  });
});

test('pagesEditedByHand finds a date that was edited by hand', () => {
  expect(pagesEditedByHand(edited('/', { updated: '2026-11-22' }))).toEqual(['/']);
  expect(pagesEditedByHand(ledger)).toEqual([]);
});

test('datedTextOf returns title and main without dates and computed text', () => {
  const html = `<title>Tires</title><nav>Menu</nav>
    <main>Cold  <b>mornings</b> <time>Nov 22</time><p data-computed>3 of 4</p><style>p{}</style></main><footer>2026</footer>`;
  expect(datedTextOf(html)).toBe('Tires Cold mornings');
});
