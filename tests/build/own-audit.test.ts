import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { auditSite } from '#audit/audit.ts';
import { pointCount } from '#audit/point-anchors.ts';
import type { AuditReport } from '#audit/types.ts';
import { forcedFailures } from '#app/content/own-audit.server.ts';
import { verdictFiles } from '#app/content/own-audit.ts';
import { crawlOwnSite, withOwnServer } from '#scripts/audit/own-site.ts';
import { compareVerdicts, verdictsFile } from '#scripts/audit/own-verdicts.ts';
import { attribute, builtPages, file, named, textOf } from './built-site.ts';

const published = JSON.parse(readFileSync(verdictsFile, 'utf8')) as AuditReport;

test('the site passes every point that its published verdicts pass', async () => {
  const now = await withOwnServer(async (base) => {
    const { site, pages } = await crawlOwnSite(base);
    return auditSite(site, pages, new Date());
  });
  const { worse, better } = compareVerdicts(published, now);
  const stale =
    published.pages.length === now.pages.length
      ? []
      : [`${published.pages.length} pages were audited, now there are ${now.pages.length}.`];
  if (better.length + stale.length > 0) {
    console.warn(
      `The published verdicts can be renewed with "npm run audit:self":\n${[...better, ...stale].join('\n')}`,
    );
  }
  expect(worse, 'Mend the page, or publish the truth with "npm run audit:self".').toEqual([]);
});

test('each point with a reason to fail fails', () => {
  const failed = published.points.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);
  expect(failed).toEqual(expect.arrayContaining(Object.keys(forcedFailures).map(Number)));
});

describe('the published verdicts', () => {
  const page = (path: string) => builtPages.find((one) => one.path === path)!;
  const text = (path: string) => textOf(named(page(path), 'main')[0]!).replaceAll(/\s+/g, ' ');
  const passed = published.points.filter(({ verdict }) => verdict === 'pass').length;
  const judged = published.points.filter(({ verdict }) => /^(pass|fail)$/.test(verdict)).length;

  test('are on the checklist, at each point', () => {
    const marks = page('/guides/seo/technical-checklist').elements.flatMap(
      (element) => attribute(element, 'data-verdict') ?? [],
    );
    expect(marks).toEqual(published.points.map(({ verdict }) => verdict));
  });

  test.each([
    [
      '/guides/seo/technical-checklist',
      `A program can check ${judged} of the ${pointCount} points. This site passes ${passed}.`,
    ],
    ['/services/seo', `${passed} of ${judged} automatic checks pass`],
  ])('are counted on %s', (path, result) => {
    expect(text(path)).toContain(result);
  });

  test('are complete files', () => {
    expect(JSON.parse(file(verdictFiles.json))).toEqual(published);
    const rows = file(verdictFiles.csv).trim().split('\r\n');
    expect(new Set(rows.slice(1).map((row) => Number(/^"(\d+)"/.exec(row)?.[1]))).size).toBe(
      pointCount,
    );
  });
});
