import { describe, expect, test } from 'vitest';
import {
  brokenSeals,
  ledgerFaults,
  renewed,
  unsealedWords,
  wordsOf,
  type Ledger,
} from './ledger.ts';

const before = new Map([
  ['/', 'Home'],
  ['/guides/seo', 'A guide'],
]);
const after = new Map([...before, ['/', 'Home, changed']]);
const ledger = renewed({}, before, '2026-11-20');
const edited = (path: string, change: Partial<Ledger[string]>): Ledger => ({
  ...ledger,
  [path]: { ...ledger[path]!, ...change },
});

describe('a ledger', () => {
  test('of unchanged words has no fault on any later day', () => {
    expect(ledgerFaults(ledger, before, '2027-01-01')).toEqual([]);
    expect(unsealedWords(ledger, before)).toEqual([]);
  });

  test('with other words under an old date names the page', () => {
    expect(ledgerFaults(ledger, after, '2026-11-21')).toEqual([
      '/: its words changed, and its date is still 2026-11-20',
    ]);
  });

  test('may hold words that changed again on the day of their date', () => {
    expect(ledgerFaults(ledger, after, '2026-11-20')).toEqual([]);
    expect(unsealedWords(ledger, after)).toEqual(['/']);
  });

  test.each([
    ['a later date', edited('/', { updated: '2026-11-21' }), '/: a date was changed by hand'],
    ['an earlier one', edited('/', { published: '2026-01-01' }), '/: a date was changed by hand'],
    ['an entry too many', { ...ledger, '/gone': ledger['/']! }, '/gone: is no page of the site'],
    ['none for a page', { '/': ledger['/']! }, '/guides/seo: has no date'],
    [
      'an update before the publication',
      renewed(edited('/', { published: '2026-11-21' }), before, '2026-11-22', true),
      '/: published 2026-11-21, updated 2026-11-20: not in this order before today',
    ],
  ])('with %s is wrong', (_, wrong, fault) => {
    expect(ledgerFaults(wrong, before, '2026-11-22')).toEqual([fault]);
  });
});

describe('renewing', () => {
  test('dates what changed, keeps the rest, drops what is gone', () => {
    const renewedLedger = renewed({ ...ledger, '/gone': ledger['/']! }, after, '2026-11-22');
    expect(renewedLedger['/']).toMatchObject({ published: '2026-11-20', updated: '2026-11-22' });
    expect(renewedLedger['/guides/seo']).toEqual(ledger['/guides/seo']);
    expect(ledgerFaults(renewedLedger, after, '2026-11-22')).toEqual([]);
  });

  test('finds a date that was changed by hand before it writes', () => {
    expect(brokenSeals(edited('/', { updated: '2026-11-22' }))).toEqual(['/']);
    expect(brokenSeals(ledger)).toEqual([]);
  });

  test('accepts a date that was corrected by hand, when told so', () => {
    const corrected = edited('/', { published: '2026-11-19' });
    const accepted = renewed(corrected, before, '2026-11-22', true);
    expect(accepted['/']).toMatchObject({ published: '2026-11-19', updated: '2026-11-20' });
    expect(ledgerFaults(accepted, before, '2026-11-22')).toEqual([]);
  });
});

test('the words of a page are its title and main, without dates and computed text', () => {
  const html = `<title>Tires</title><nav>Menu</nav>
    <main>Cold  <b>mornings</b> <time>Nov 22</time><p data-computed>3 of 4</p><style>p{}</style></main><footer>2026</footer>`;
  expect(wordsOf(html)).toBe('Tires Cold mornings');
});
