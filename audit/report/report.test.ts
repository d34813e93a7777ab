import { expect, test } from 'vitest';
import { HtmlDocument, textOf } from '../document.ts';
import type { AuditReport, Evidence, Point, Verdict } from '../types.ts';
import { csvReport } from './csv.ts';
import { htmlReport } from './html.ts';
import { markdownReport } from './markdown.ts';
import { compactReport, summaryOf } from './summary.ts';

const site = 'https://shop.example';
const faults = (count: number): readonly Evidence[] =>
  Array.from({ length: count }, (_, index) => ({ page: `${site}/${index}`, found: 'a fault' }));
const result = (id: number, verdict: Verdict, evidence: readonly Evidence[]) => ({
  id,
  verdict,
  evidence,
});
const report: AuditReport = {
  site,
  checkedAt: '2026-11-22T10:00:00.000Z',
  pages: [`${site}/`, `${site}/0`],
  points: [
    result(1, 'pass', [{ page: site, found: 'seen' }]),
    result(2, 'fail', faults(6)),
    result(3, 'fail', [{ page: `${site}/`, line: 7, found: '“Home”', expected: 'a topic' }]),
    result(4, 'needs-a-person', [{ page: site, found: 'not known' }]),
    result(5, 'not-applicable', []),
  ],
};
const points: readonly Point[] = report.points.map(({ id }) => ({
  id,
  title: `Point ${id}`,
  remedy: `Remedy ${id}.`,
}));
const rowsOf = (some: AuditReport) => csvReport(some, points).split('\r\n');

test('the summary counts the verdicts, and the points that a program could judge', () => {
  expect(summaryOf(report)).toEqual({
    pass: 1,
    fail: 2,
    'needs-a-person': 1,
    'not-applicable': 1,
    judged: 3,
  });
});

test('a compact report counts the evidence that it leaves out', () => {
  const [, many, one] = compactReport(report).points;
  expect(many!.evidence).toEqual([...faults(4), { page: site, found: '2 more like these' }]);
  expect(one).toEqual(report.points[2]);
  const four = { ...report, points: [result(2, 'fail', faults(4))] };
  expect(compactReport(four)).toEqual(four);
});

test('Markdown lists failures first, with five pieces of evidence and the remedy of each', () => {
  expect(markdownReport(report, points)).toBe(
    [
      '# Technical SEO audit of https://shop.example',
      '',
      '2026-11-22, 2 pages. 1 of 3 points that a program can judge pass.',
      '',
      '## Fails (2)',
      '',
      '2. Point 2',
      ...[0, 1, 2, 3, 4].map((index) => `   - https://shop.example/${index}: a fault`),
      '   - and 1 more',
      '   - How to fix it: Remedy 2.',
      '3. Point 3',
      '   - https://shop.example/, line 7: “Home” (expected: a topic)',
      '   - How to fix it: Remedy 3.',
      '',
      '## Needs a person (1)',
      '',
      '4. Point 4',
      '   - https://shop.example: not known',
      '',
      '## Passes (1)',
      '',
      '1. Point 1',
      '',
      '## Not applicable (1)',
      '',
      '5. Point 5',
      '',
    ].join('\n'),
  );
});

test('Markdown counts no evidence where five pieces are all', () => {
  const five = { ...report, points: [result(2, 'fail', faults(5))] };
  expect(markdownReport(five, points)).not.toContain('more');
});

test('CSV has a row for each piece of evidence, and one for a point without any', () => {
  const rows = rowsOf(report);
  expect(rows[0]).toBe('"id","title","verdict","page","line","found","expected"');
  expect(rows.slice(1).map((row) => row.slice(0, 4))).toEqual([
    '"1",',
    ...Array.from({ length: 6 }, () => '"2",'),
    '"3",',
    '"4",',
    '"5",',
    '',
  ]);
  expect(rows).toContain('"3","Point 3","fail","https://shop.example/","7","“Home”","a topic"');
  expect(rows).toContain('"5","Point 5","not-applicable","","","",""');
});

test('CSV doubles quotation marks, and no cell starts a formula', () => {
  const starts = ['=', '+', '-', '@', '\t', '\r', '"'];
  const evidence = starts.map((start) => ({ page: site, found: `${start}cmd()` }));
  const csv = csvReport({ ...report, points: [result(1, 'fail', evidence)] }, points);
  for (const start of starts.slice(0, -1)) expect(csv).toContain(`"'${start}cmd()"`);
  expect(csv).toContain('"""cmd()"');
});

test('HTML shows failures first, with their evidence, and the remedy of a failure only', () => {
  const document = new HtmlDocument({ url: site, status: 200, html: htmlReport(report, points) });
  expect(document.named('h2').map(textOf)).toEqual([
    'Fails (2)',
    'Needs a person (1)',
    'Passes (1)',
    'Not applicable (1)',
    'Pages that were read (2)',
  ]);
  const text = textOf(document.main);
  expect(text).toContain('1 of 3 points that a program can judge pass.');
  expect(text).toContain('https://shop.example/, line 7: “Home” Expected: a topic');
  expect(text.match(/How to fix it: Remedy \d/g)).toEqual([
    'How to fix it: Remedy 2',
    'How to fix it: Remedy 3',
  ]);
});
