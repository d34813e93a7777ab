import { expect, test } from 'vitest';
import ledger from './dates.json' with { type: 'json' };
import { isDay, parseDatesLedger } from './dates-ledger.ts';

test('parseDatesLedger accepts the ledger of the site', () => {
  expect(parseDatesLedger(ledger)).toEqual(ledger);
});

test('parseDatesLedger names file, page and field of a fault', () => {
  const wrong = { ...ledger, '/': { ...ledger['/'], published: '2026-13-21' } };
  expect(() => parseDatesLedger(wrong)).toThrow(
    'app/content/dates.json: /: published: is not a day, as YYYY-MM-DD.',
  );
});

test.each(['2026-02-30', '2026-13-01', '2026-1-1', 'today', undefined])('%s is no day', (value) => {
  expect(isDay(value)).toBe(false);
});
