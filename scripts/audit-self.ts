/**
 * Audits the built site and writes the verdicts that the site publishes: `npm run audit:self`,
 * after a build. Chromium measures the points that need a browser. With `--no-browser` those points
 * are left for a person.
 */
import './pictures-outside-vite.ts';
import { writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { auditSite } from '#audit/audit.ts';
import { compactReport, summaryOf } from '#audit/report/summary.ts';
import type { PageInput } from '#audit/types.ts';
import { chromiumPath } from './chromium.ts';

const { crawlOwnSite, withOwnServer } = await import('./audit/own-site.ts');
const { verdictsFile } = await import('./audit/own-verdicts.ts');

const report = await withOwnServer(async (base) => {
  const { site, pages } = await crawlOwnSite(base);
  const measured = process.argv.includes('--no-browser')
    ? pages
    : await render(base, site.origin, pages);
  return auditSite(site, measured, new Date());
});
const text = await format(JSON.stringify(compactReport(report)), {
  parser: 'json',
  printWidth: 100,
});
await writeFile(verdictsFile, text);
const summary = summaryOf(report);
console.log(
  `${summary.pass} of ${summary.judged} points that a program can judge pass; fail: ${report.points
    .filter(({ verdict }) => verdict === 'fail')
    .map(({ id }) => id)
    .join(', ')}.`,
);

async function render(base: string, origin: string, pages: readonly PageInput[]) {
  const { chromium } = await import('@playwright/test');
  const { renderPages } = await import('./audit/render.ts');
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox'],
  });
  try {
    return await renderPages(browser, pages, origin, base);
  } finally {
    await browser.close();
  }
}
