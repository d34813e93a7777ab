/** The styles inlined into each document cover everything that the hydrated page shows before its first interaction. */
import { expect, test } from '@playwright/test';
import { open } from '../e2e/site.ts';
import { unstyledClasses } from '../e2e/stylesheet.ts';
import { allAddresses } from './addresses.ts';

/** Addresses whose hydrated page shows elements that the served HTML lacks: the empty state of a filter. */
const emptyResults = ['/archive', '/industries', '/guides/all', '/guides/seo/glossary'].map(
  (path) => `${path}?q=nothing-has-this`,
);

test('no element of an untouched page waits for the full stylesheet', async ({ page }) => {
  for (const path of [...allAddresses, ...emptyResults]) {
    await open(page, path);
    expect(await unstyledClasses(page), path).toEqual([]);
  }
});
