/**
 * Audits a site against the 87 points: `npm run audit -- <folder or URL> [--max-pages N] [--json
 * FILE] [--html FILE]`.
 * Exit codes: 0 no point fails; 1 a point fails; 2 the site cannot be read.
 */
import { stat, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { errorMessage } from '#app/lib/error-message.ts';
import { auditSite } from '#audit/audit.ts';
import { auditFiles } from '#audit/files.ts';
import { htmlReport } from '#audit/report/html.ts';
import { evidenceLine } from '#audit/evidence.ts';
import { summaryOf } from '#audit/report/summary.ts';
import type { AuditReport, Point } from '#audit/types.ts';
import { networkFetcher } from './audit/fetcher.ts';
import { CannotCrawl, crawl } from './audit/crawl.ts';
import { sizeOf } from './audit/fetched-file.ts';
import { filesOf } from './audit/folder.ts';
import { readPoints } from './audit/points.ts';

const usage =
  'Usage: npm run audit -- <folder or URL> [--max-pages N] [--json FILE] [--html FILE]\n' +
  '  --max-pages N  read at most N pages (500)\n' +
  '  --json FILE    write every verdict with its evidence as JSON\n' +
  '  --html FILE    write a report for people: one file that needs nothing else';

process.exitCode = await run().catch((error: unknown) => {
  const isKnown =
    error instanceof CannotCrawl ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('E'));
  console.error(isKnown ? error.message : error);
  return 2;
});

async function run(): Promise<number> {
  const { values, positionals } = readArguments();
  const [target] = positionals;
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const maxPages = Number(values['max-pages'] ?? 500);
  if (positionals.length !== 1 || !target || !Number.isInteger(maxPages) || maxPages < 1) {
    console.error(usage);
    return 2;
  }
  const report = await auditTarget(target, maxPages);
  const points = await readPoints();
  if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
  if (values.html) await writeFile(values.html, htmlReport(report, points));
  console.log(textReport(report, points));
  return report.points.some(({ verdict }) => verdict === 'fail') ? 1 : 0;
}

function readArguments() {
  const options = {
    'max-pages': { type: 'string' },
    json: { type: 'string' },
    html: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new CannotCrawl(`${errorMessage(error)}\n${usage}`);
  }
}

async function auditTarget(target: string, maxPages: number): Promise<AuditReport> {
  const url = /^https?:\/\//i.test(target) ? URL.parse(target) : null;
  const say = (line: string) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${line} `);
  };
  if (url) {
    const { site, pages } = await crawl(url.href, networkFetcher(), {
      maxPages,
      probesOtherHosts: true,
      onProgress: (read, known) => say(`${read} pages read, ${known} addresses known`),
    });
    return auditSite(site, pages, new Date());
  }
  const found = await stat(target).catch(() => undefined);
  if (!found?.isDirectory()) {
    throw new CannotCrawl(`${target} is neither a folder nor an http(s) URL.`);
  }
  const report = await auditFiles(await filesOf(target), {
    maxPages,
    checkedAt: new Date(),
    measure: sizeOf,
    onProgress: (done, all) => say(`${done} of ${all} pages read`),
  });
  if (!report) throw new CannotCrawl(`${target} contains no HTML file.`);
  return report;
}

function textReport(report: AuditReport, points: readonly Point[]): string {
  const summary = summaryOf(report);
  const titles = new Map(points.map(({ id, title }) => [id, title]));
  const failed = report.points.filter(({ verdict }) => verdict === 'fail');
  return [
    ...failed.flatMap(({ id, evidence }) => [
      `✕ ${id}. ${titles.get(id)}`,
      ...evidence.slice(0, 3).map((one) => `    ${evidenceLine(one)}`),
      ...(evidence.length > 3 ? [`    and ${evidence.length - 3} more`] : []),
    ]),
    '',
    `${report.site}: ${summary.pass} of ${summary.judged} points that a program can judge pass, on ${report.pages.length} pages. ` +
      `${summary['needs-a-person']} need a person, ${summary['not-applicable']} do not apply.`,
  ].join('\n');
}
