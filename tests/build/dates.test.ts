import { expect, test } from 'vitest';
import { ledgerFile, parseDatesLedger, today } from '#app/content/dates-ledger.ts';
import { datesOf } from '#app/content/dates.server.ts';
import { readings } from '#app/guides/guides.server.ts';
import dates from '#app/content/dates.json' with { type: 'json' };
import { ledgerFaults, unrecordedPages, datedTextOf } from '#scripts/dates/ledger.ts';
import { attribute, builtPages, graphOf, meta, named, type BuiltPage } from './built-site.ts';

const ledger = parseDatesLedger(dates);
const datedPages = builtPages.filter((page) => meta(page, 'robots') !== 'noindex');
const textByPath = new Map(datedPages.map(({ path, html }) => [path, datedTextOf(html)]));

test('no page has changed text under an old date', () => {
  const unrecorded = unrecordedPages(ledger, textByPath);
  if (unrecorded.length > 0) {
    console.warn(`Run "npm run dates" before the day ends: ${unrecorded.join(', ')}.`);
  }
  expect(
    ledgerFaults(ledger, textByPath, today()),
    `Run "npm run dates": it writes ${ledgerFile}. Then "npm run build" shows the new dates. A date that was corrected by hand needs "npm run dates -- --correct".`,
  ).toEqual([]);
});

/** The node of this type in the structured data of a page. */
function nodeOf(page: BuiltPage, type: string): Record<string, unknown> | undefined {
  return graphOf(page).find((node) => node['@type'] === type);
}

const articles = datedPages.filter((page) => nodeOf(page, 'Article'));

test('each page of a content file is an article', () => {
  expect(articles.map(({ path }) => path)).toEqual(expect.arrayContaining([...readings.keys()]));
});

test.each(articles)('$path shows the dates of its structured data', (page) => {
  const { datePublished, dateModified } = nodeOf(page, 'Article')!;
  const { published, updated } = datesOf(page.path);
  expect([datePublished, dateModified]).toEqual([published, updated]);
  const shown = named(page, 'time').map((time) => attribute(time, 'datetime'));
  expect(shown).toEqual(expect.arrayContaining([published, updated]));
});
