/** A report as one self-contained HTML file, to send, open and print. */
import { counted } from '../counted.ts';
import type { AuditReport, Evidence, Point, PointResult, Verdict } from '../types.ts';
import { summaryOf, verdictLabels } from './summary.ts';

/** Limit of evidence written for a point. The rest is counted. */
const shown = 25;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Escapes text from a page for text and for quoted attributes. */
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

const marks: Readonly<Record<Verdict, string>> = {
  fail: '✕',
  'needs-a-person': '?',
  pass: '✓',
  'not-applicable': '–',
};

const intro: Readonly<Record<Verdict, string>> = {
  fail: 'Something to mend, worst first on the list of what to do next. Each says where it was seen.',
  'needs-a-person': 'A program cannot know these. The note says what to look at.',
  pass: 'Seen to be right.',
  'not-applicable': 'The site has nothing of the kind.',
};

const style = `
:root{color-scheme:light dark;--ink:#14223f;--soft:#4a5875;--paper:#fbf9f4;--card:#fff;--line:#d9d6cc;--blue:#1b4fd1;--bad:#b3261e;--good:#1a6b3c;--warn:#8a5200}
@media(prefers-color-scheme:dark){:root{--ink:#eef1f8;--soft:#b3bdd4;--paper:#0e1628;--card:#17223a;--line:#33405e;--blue:#8fb2ff;--bad:#ff9b92;--good:#7fd6a0;--warn:#ffc27a}}
*{box-sizing:border-box}
body{margin:0;padding:2.5rem 1.25rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:56rem;margin:auto}
h1{margin:0;font-size:2.25rem;line-height:1.1}
h2{margin:2.5rem 0 .25rem;font-size:1.6rem}
h3{margin:0;font-size:1.125rem}
p{margin:.5rem 0}
.soft{color:var(--soft)}
.counts{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:1rem;margin:1.5rem 0;padding:0;list-style:none}
.counts li{padding:1rem;border:1px solid var(--line);border-radius:1rem;background:var(--card)}
.counts b{display:block;font-size:2.25rem;line-height:1}
.points{margin:1rem 0;padding:0;list-style:none}
.points>li{display:grid;grid-template-columns:2rem 1fr;gap:.75rem;padding:1rem 0;border-top:1px solid var(--line);break-inside:avoid-page}
.mark{font-weight:700;text-align:center}
.fail .mark,.counts .fail b{color:var(--bad)}.pass .mark,.counts .pass b{color:var(--good)}.needs-a-person .mark,.counts .needs-a-person b{color:var(--warn)}
.seen{margin:.5rem 0;padding:0 0 0 1.1rem;overflow-wrap:anywhere}
.seen li{margin:.35rem 0}
code{font:0.9375rem/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
.remedy{padding:.6rem .9rem;border-left:4px solid var(--blue);background:var(--card)}
@media print{:root{--paper:#fff;--card:#fff}body{padding:0;font-size:10pt}}
`;

/** One HTML document with its styles inline, and every text from a page escaped. */
export function htmlReport(report: AuditReport, points: readonly Point[]): string {
  const byId = new Map(points.map((point) => [point.id, point]));
  const summary = summaryOf(report);
  const date = report.checkedAt.slice(0, 10);
  const count = (verdict: Verdict) =>
    `<li class="${verdict}"><b>${summary[verdict]}</b>${verdictLabels[verdict]}</li>`;
  const section = (verdict: Verdict) => {
    const those = report.points.filter((point) => point.verdict === verdict);
    if (those.length === 0) return '';
    return `<h2>${verdictLabels[verdict]} (${those.length})</h2><p class="soft">${intro[verdict]}</p><ul class="points">${those
      .map((result) => pointHtml(result, byId.get(result.id)))
      .join('')}</ul>`;
  };
  const verdicts = ['fail', 'needs-a-person', 'pass', 'not-applicable'] as const;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Technical SEO audit of ${escapeHtml(report.site)}, ${date}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Technical SEO audit</h1>
<p>${escapeHtml(report.site)}, checked on <time datetime="${escapeHtml(report.checkedAt)}">${date}</time>, ${counted(report.pages.length, 'page')} read.</p>
<p><strong>${summary.pass} of ${summary.judged}</strong> points that a program can judge pass. ${summary['needs-a-person']} more need a person, and ${summary['not-applicable']} do not apply.</p>
<ul class="counts">${verdicts.map(count).join('')}</ul>
${verdicts.map(section).join('\n')}
<h2>Pages that were read (${report.pages.length})</h2>
<ul class="seen">${report.pages
    .slice(0, 1000)
    .map((page) => `<li><code>${escapeHtml(page)}</code></li>`)
    .join('')}</ul>
</main>
</body>
</html>
`;
}

function pointHtml({ id, verdict, evidence }: PointResult, point: Point | undefined): string {
  const more = evidence.length - shown;
  const remedy =
    verdict === 'fail' && point
      ? `<p class="remedy"><strong>How to fix it:</strong> ${escapeHtml(point.remedy)}</p>`
      : '';
  return `<li class="${verdict}"><span class="mark" aria-label="${verdictLabels[verdict]}">${marks[verdict]}</span><div><h3>${id}. ${escapeHtml(point?.title ?? '')}</h3><ul class="seen">${evidence
    .slice(0, shown)
    .map(evidenceHtml)
    .join('')}${more > 0 ? `<li>and ${more} more</li>` : ''}</ul>${remedy}</div></li>`;
}

function evidenceHtml({ page, line, found, expected }: Evidence): string {
  return `<li><code>${escapeHtml(page)}</code>${line === undefined ? '' : `, line ${line}`}: ${escapeHtml(found)}${expected === undefined ? '' : ` <span class="soft">Expected: ${escapeHtml(expected)}</span>`}</li>`;
}
