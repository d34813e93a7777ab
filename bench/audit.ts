/**
 * Time and memory of the audit engine: `node bench/audit.ts`, after a build. Each case runs in a process of its own;
 * the documents are pages of the built site, in turn, under addresses of their own.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Audit } from '#audit/audit.ts';

const client = join(import.meta.dirname, '../dist/client');
const origin = 'https://site.example';
const megabytes = (bytes: number) => Math.round(bytes / 1e6);

/** One document of about 5 MB: the body of the longest guide, repeated. */
function largeDocument(): string {
  const html = readFileSync(join(client, 'guides/seo/technical-checklist/index.html'), 'utf8');
  const body = html
    .slice(html.indexOf('<body'), html.indexOf('</body>'))
    .replace(/^<body[^>]*>/, '');
  return html.replace('</body>', () => body.repeat(Math.ceil(5e6 / body.length)));
}

/** Repeats the pages of the site, so that the memory that grows is the engine's. */
function* documents(count: number): Generator<string> {
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .toSorted()
    .map((name) => readFileSync(join(client, name), 'utf8'));
  for (let index = 0; index < count; index += 1) yield pages[index % pages.length]!;
}

const cases: Readonly<Record<string, () => Iterable<string>>> = {
  '1 document of 5 MB': () => [largeDocument()],
  '1 document': () => documents(1),
  '100 documents': () => documents(100),
  '5,000 documents': () => documents(5000),
};

const [wanted] = process.argv.slice(2);
if (wanted === undefined) {
  console.log('case | read, MB | processor time, s | memory at most, MB');
  for (const name of Object.keys(cases)) {
    const line = execFileSync(process.execPath, [fileURLToPath(import.meta.url), name]);
    process.stdout.write(line);
  }
} else {
  const before = process.cpuUsage();
  const audit = new Audit({ origin, isComplete: true });
  let bytes = 0;
  let index = 0;
  for (const html of cases[wanted]!()) {
    bytes += html.length;
    audit.add({ url: `${origin}/${index}`, status: 200, html });
    index += 1;
  }
  audit.report(new Date(0));
  const { user, system } = process.cpuUsage(before);
  const seconds = ((user + system) / 1e6).toFixed(2);
  const memory = megabytes(process.resourceUsage().maxRSS * 1024);
  console.log(`${wanted} | ${megabytes(bytes)} | ${seconds} | ${memory}`);
}
