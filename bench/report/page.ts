import type { Run } from '../run.ts';
import { median } from '../numbers.ts';
import { barPlot, seriesPlot, escape, stripPlot } from './plots.ts';
import { columns, rowOf } from './rows.ts';
import { headLines } from './text.ts';

const looks = `
:root{color-scheme:light dark;--ink:light-dark(#10243e,#e8eef6);--paper:light-dark(#fff,#0d1626);--line:light-dark(#d5deea,#2a3a52);--page:#1769d1;--baseline:#e2711d}
body{max-width:72rem;margin:2rem auto;padding:0 1rem;font:15px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
table{border-collapse:collapse;font-size:13px;width:100%}td,th{padding:.2rem .6rem;border-bottom:1px solid var(--line);text-align:left}
td:nth-child(n+3):nth-child(-n+7){text-align:right;font-variant-numeric:tabular-nums}.missed{color:#c22;font-weight:600}
figure{margin:1.5rem 0}figcaption{font-weight:600}svg{width:100%;max-width:760px;font-size:12px;fill:var(--ink)}
.grid{stroke:var(--line)}.label{text-anchor:end}.mark{text-anchor:middle}circle.page{fill:var(--page);opacity:.55}circle.baseline{fill:var(--baseline);opacity:.55}
line.page{stroke:var(--page);stroke-width:2.5}line.baseline{stroke:var(--baseline);stroke-width:2.5}.series{fill:none;stroke:var(--page);stroke-width:2}
.part0{fill:#5b7aa5}.part1{fill:#1769d1}.part2{fill:#e2711d}.part3{fill:#4d9a66}
.key{color:var(--page)}.key+.key{color:var(--baseline)}details{margin:.5rem 0}
`;

const plotted = [
  ['lighthouse', 'first contentful paint'],
  ['lighthouse', 'largest contentful paint'],
  ['lighthouse', 'total blocking time'],
  ['paint', 'main thread, all tasks'],
  ['input', 'menu'],
  ['input', 'FAQ'],
  ['navigation', 'click to next h1, cold'],
  ['navigation', 'click to next h1, warmed by hover'],
] as const;
const kinds = ['HTML with its styles', 'script in all', 'fonts', 'pictures in all'];

/** The run as one self-contained HTML page. */
export function pageReport(run: Run): string {
  const parts = [...new Set([...run.figures, ...run.remarks].map(({ part }) => part))];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Benchmark</title><style>${looks}</style>
<h1>Benchmark</h1><ul>${headLines(run)
    .map((line) => `<li${line.startsWith('Not met') ? ' class="missed"' : ''}>${escape(line)}`)
    .join(
      '',
    )}</ul><p><b class="key">● page</b> <b class="key">● its baseline: the same page without scripts</b></p>
${parts.map((part) => `<h2>${escape(part)}</h2>${plots(run, part)}${table(run, part)}${remarks(run, part)}`).join('\n')}
</html>
`;
}

function plots(run: Run, part: string): string {
  const figures = run.figures.filter((figure) => figure.part === part);
  const strips = plotted
    .filter(([of]) => of === part)
    .map(([, name]) => ({ name, of: figures.filter((figure) => figure.name === name) }))
    .filter(({ of }) => of.length > 0)
    .map(({ name, of }) => stripPlot(name, of));
  const series = figures.filter(({ isSeries }) => isSeries).map(seriesPlot);
  const subjects = part === 'bytes' ? [...new Set(figures.map(({ subject }) => subject))] : [];
  const bars = subjects.map((subject) => ({
    subject,
    parts: kinds.map((kind) =>
      median(figures.find((one) => one.subject === subject && one.name === kind)?.samples ?? [0]),
    ),
  }));
  const bytes = bars.length ? [barPlot(`${kinds.join(', ')}: brotli`, 'kB', bars)] : [];
  return [...strips, ...bytes, ...series].join('');
}

function table(run: Run, part: string): string {
  const rows = run.figures.filter((figure) => figure.part === part).map(rowOf);
  if (rows.length === 0) return '';
  const cells = rows.map(({ met, ...row }) => {
    const texts = Object.values(row).map((text) => `<td>${escape(text)}`);
    const verdict = met === undefined ? '<td>' : met ? '<td>met' : '<td class="missed">not met';
    return `<tr>${texts.join('')}${verdict}`;
  });
  return `<details open><summary>${rows.length} figures</summary><table><tr>${columns.map((one) => `<th>${one}`).join('')}${cells.join('')}</table></details>`;
}

function remarks(run: Run, part: string): string {
  const own = run.remarks.filter((remark) => remark.part === part);
  if (own.length === 0) return '';
  const items = own.map(({ subject, text }) => `<li>${escape(subject)}: ${escape(text)}`);
  return `<details><summary>${own.length} remarks</summary><ul>${items.join('')}</ul></details>`;
}
