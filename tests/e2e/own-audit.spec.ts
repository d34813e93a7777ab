/** The published verdicts on this site that need a browser. `tests/build/own-audit.test.ts` checks the others. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { auditSite } from '#audit/audit.ts';
import type { AuditReport } from '#audit/types.ts';
import { crawlOwnSite } from '#scripts/audit/own-site.ts';
import { compareVerdicts, verdictsFile } from '#scripts/audit/own-verdicts.ts';
import { renderPages } from '#scripts/audit/render.ts';

test('the site passes in a browser what its published verdicts pass', async ({
  browser,
  baseURL,
}) => {
  const published = JSON.parse(readFileSync(verdictsFile, 'utf8')) as AuditReport;
  const { site, pages } = await crawlOwnSite(baseURL!);
  const measured = await renderPages(browser, pages, site.origin, baseURL!);
  const { worse } = compareVerdicts(published, auditSite(site, measured, new Date()));
  expect(worse, 'Mend the page, or publish the truth with "npm run audit:self".').toEqual([]);
});
