/**
 * Recall and precision of the audit: `node bench/audit-faults.ts [<folder with HTML files> [--list]]`. Plants one
 * known fault, or one harmless change that looks like a fault, in a copy of each of three documents of the folder,
 * which is the built site by default.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditSite } from '#audit/audit.ts';
import { decodeHtml } from '#audit/decode.ts';
import type { Evidence, PageInput, PointResult } from '#audit/types.ts';
import type { Change, Site } from './audit-faults/change.ts';
import { faults } from './audit-faults/faults.ts';
import { harmless } from './audit-faults/harmless.ts';
import { canonical, company, intoHead, origin, prepared } from './audit-faults/prepared.ts';

/** Number of documents that each change is planted in. */
const copies = 3;

const [folder = 'dist/client', option] = process.argv.slice(2);
const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.html?$/i.test(name))
  .toSorted()
  .map((name) => ({ name, html: decodeHtml(readFileSync(join(folder, name))) }))
  // A frameset has no body to plant a fault in, and NUL is the sign of an encoding that was not declared.
  .filter(({ html }) => !/<frameset|\0/i.test(html))
  .map(({ name, html }) => ({ name, html: prepared(html) }));

type Planted = {
  readonly before: PointResult;
  readonly after: PointResult;
  readonly isNamed: boolean;
};

const judge = (id: number, { pages, ...site }: Site): PointResult =>
  auditSite(site, pages, new Date(0)).points[id - 1]!;

function siteWith(html: string, others: readonly string[]): Site {
  const paths = ['/guide', '/', '/prices', '/contact'];
  const pages = [html, ...others].map((one, index): PageInput => ({
    url: `${origin}${paths[index]}`,
    status: 200,
    html: (index === 1 ? intoHead(one, company) : one)
      .replace(canonical, canonical.replace('/guide', paths[index]!))
      .replaceAll('(1)', `(${index + 1})`),
  }));
  const list = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
  return {
    origin,
    isComplete: true,
    robots: {
      status: 200,
      text: `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml`,
      headers: { 'content-type': 'text/plain' },
    },
    sitemap: {
      status: 200,
      text: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${list}</urlset>`,
    },
    redirects: [],
    pages,
  };
}

/** Undefined where the document has the fault already, or has no place for the change. */
function plant({ id, to, expects }: Change, at: number): Planted | undefined {
  const { html } = documents[at]!;
  const others = [1, 2, 3].map((step) => documents[(at + step) % documents.length]!.html);
  const base: Site =
    'site' in to
      ? siteWith(html, others)
      : { origin, isComplete: false, pages: [{ url: `${origin}/guide`, status: 200, html }] };
  const changed: Site =
    'site' in to
      ? to.site(base)
      : { ...base, pages: base.pages.map((page) => ({ ...page, html: to.edit(page.html) })) };
  if (!('site' in to) && changed.pages[0]!.html === html) return undefined;
  const before = judge(id, base);
  if (before.verdict === 'fail' || before.verdict === expects) return undefined;
  const after = judge(id, changed);
  const [from, until] = changedLines(html, changed.pages[0]!.html);
  const known = new Set(before.evidence.map(({ found }) => found));
  const isNamed = ({ line, found }: Evidence) =>
    !known.has(found) &&
    (line === undefined ||
      'site' in to ||
      found.startsWith('no ') ||
      (line >= from && line <= until));
  return { before, after, isNamed: after.evidence.some(isNamed) };
}

function changedLines(before: string, after: string): readonly [number, number] {
  let start = 0;
  while (start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const lineAt = (offset: number) => after.slice(0, offset).split('\n').length;
  return [lineAt(start) - 1, lineAt(after.length - end) + 1];
}

function run(changes: readonly Change[], isWanted: (planted: Planted, change: Change) => boolean) {
  const byPoint = new Map<number, { planted: number; met: number }>();
  changes.forEach((change, index) => {
    let planted = 0;
    for (let step = 0; step < documents.length && planted < copies; step += 1) {
      const result = plant(change, (index * 7 + step) % documents.length);
      if (!result) continue;
      planted += 1;
      const count = byPoint.get(change.id) ?? { planted: 0, met: 0 };
      const isMet = isWanted(result, change);
      byPoint.set(change.id, { planted: count.planted + 1, met: count.met + Number(isMet) });
      if (!isMet && (planted === 1 || option === '--list')) {
        const name = documents[(index * 7 + step) % documents.length]!.name;
        console.log(`${change.id} ${change.what}: ${result.after.verdict} in ${name}`);
        if (option === '--list') console.log(JSON.stringify(result.after.evidence.slice(0, 2)));
      }
    }
    if (planted === 0) console.log(`${change.id} ${change.what}: no document to plant it in`);
  });
  return byPoint;
}

console.log(`${documents.length} documents. Faults that were missed:`);
const found = run(
  faults,
  ({ after, isNamed }, { expects }) =>
    isNamed && (after.verdict === 'fail' || after.verdict === expects),
);
console.log('\nHarmless changes that were reported:');
const quiet = run(harmless, ({ after }) => after.verdict !== 'fail');

console.log('\npoint | faults planted | found | harmless planted | false alarms');
const totals = [0, 0, 0, 0];
for (const id of [...new Set([...found.keys(), ...quiet.keys()])].toSorted((a, b) => a - b)) {
  const { planted, met } = found.get(id) ?? { planted: 0, met: 0 };
  const other = quiet.get(id) ?? { planted: 0, met: 0 };
  const row = [planted, met, other.planted, other.planted - other.met];
  row.forEach((value, index) => (totals[index]! += value));
  console.log([id, ...row].join(' | '));
}
console.log(['all', ...totals].join(' | '));
console.log(`${faults.length} kinds of faults, ${harmless.length} harmless changes`);
