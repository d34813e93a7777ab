import { spawn } from 'node:child_process';
import { cp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Ledger, type Findings } from '../figures.ts';
import { preloadsOf } from '../site.ts';

const root = join(import.meta.dirname, '../..');
/** Outside the project, so that its modules do not count as package code. */
const copy = join(tmpdir(), 'upslope-growth');
/** Folders that the copy leaves out. */
const left = new Set(['node_modules', 'dist', '.git', 'test-results']);

type Growth = {
  /** The content that grows. */
  readonly what: string;
  readonly counts: readonly number[];
  /** Writes this number of items into the copy. */
  readonly write: (count: number) => Promise<void>;
  /** Documents below `dist/client` to measure, with the scripts they load. */
  readonly documents: Readonly<Record<string, string>>;
};

const growths: readonly Growth[] = [
  {
    what: 'articles',
    counts: [10, 100, 1_000, 10_000],
    write: writeArticles,
    documents: { archive: 'archive/index.html', 'landing page': 'index.html' },
  },
  {
    what: 'more guides',
    counts: [10, 100, 1_000],
    write: writeGuides,
    documents: {
      'hub of all guides': 'guides/all/index.html',
      'a guide': 'guides/seo/glossary/index.html',
      'landing page': 'index.html',
      'not found': '404.html',
    },
  },
];

/**
 * Builds a copy of the site with more and more articles, then guides, and measures the build's time,
 * memory and output, and the size of the pages. A hub or the archive holds its whole list, so its size grows with it.
 */
export async function growthPart(): Promise<Findings> {
  const ledger = new Ledger('growth');
  // Content modules import pictures, which Node can load only after this import.
  await import('#scripts/pictures-outside-vite.ts');
  for (const growth of growths) {
    await rm(copy, { recursive: true, force: true });
    await cp(root, copy, {
      recursive: true,
      filter: (from) => !left.has(relative(root, from)),
    });
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
    await measure(ledger, growth);
  }
  await rm(copy, { recursive: true, force: true });
  return ledger.findings;
}

async function measure(ledger: Ledger, growth: Growth): Promise<void> {
  const { what, counts, documents } = growth;
  const seconds: number[] = [];
  for (const count of counts) {
    const subject = `${count.toLocaleString('en')} ${what}`;
    await growth.write(count);
    const build = await run('node_modules/@react-router/dev/bin.cjs', 'build');
    const finish = await run('scripts/finish-build.ts');
    if (build.status || finish.status) {
      ledger.remark(subject, `the build was refused: ${build.errors || finish.errors}`);
      return;
    }
    seconds.push(build.seconds + finish.seconds);
    ledger.add(subject, 'build time', 's', build.seconds + finish.seconds);
    ledger.add(subject, 'memory of the build', 'kB', build.memory);
    const client = join(copy, 'dist/client');
    ledger.add(subject, 'output', 'kB', (await weigh(client)) / 1000);
    for (const [name, file] of Object.entries(documents)) {
      const html = await readFile(join(client, file));
      ledger.add(subject, `${name}, HTML`, 'kB', brotli(html));
      const scripts = await Promise.all(
        preloadsOf(html.toString()).map((address) => readFile(join(client, address))),
      );
      const script = scripts.reduce((sum, code) => sum + brotli(code), 0);
      ledger.add(subject, `${name}, script`, 'kB', script);
    }
  }
  const [first = Number.NaN] = seconds;
  const last = seconds.at(-1) ?? Number.NaN;
  const added = (counts.at(-1) ?? Number.NaN) - (counts[0] ?? Number.NaN);
  ledger.add(what, 'build time for each that is added', 'ms', (1000 * (last - first)) / added);
}

/** Replaces the articles with generated ones. */
async function writeArticles(count: number): Promise<void> {
  const { generatedArticles } = await import('../generated-articles.ts');
  const data = JSON.stringify(generatedArticles(count));
  await rewrite(
    'app/content/archive-articles.ts',
    /export const articles[^]*/,
    `export const articles: readonly Article[] = ${data};\n`,
  );
}

/** Adds generated guides. */
async function writeGuides(count: number): Promise<void> {
  const { generatedGuides } = await import('../generated-guides.ts');
  await Promise.all(
    Object.entries(generatedGuides(count)).map(([name, text]) =>
      writeFile(join(copy, 'app/guides/content', name), text),
    ),
  );
}

/** Edits one part of a file in the copy. */
async function rewrite(name: string, place: RegExp, change: string): Promise<void> {
  const source = await readFile(join(root, name), 'utf8');
  if (!place.test(source)) {
    throw new Error(`${name} does not match ${place.source}. Update bench/parts/growth.ts.`);
  }
  await writeFile(
    join(copy, name),
    source.replace(place, () => change),
  );
}

/** Runs a script of the copy. `memory` is the peak of its process, in kB. */
async function run(script: string, ...args: string[]) {
  const from = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  let memory = 0;
  const look = setInterval(() => {
    readFile(`/proc/${child.pid}/status`, 'utf8').then(
      (status) => (memory = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? memory)),
      () => {},
    );
  }, 200);
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(look);
  return { status, errors, memory, seconds: (performance.now() - from) / 1000 };
}

async function weigh(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map((name) => stat(join(folder, name))));
  return sizes.reduce((sum, one) => sum + (one.isFile() ? one.size : 0), 0);
}

const brotli = (content: Buffer) => brotliCompressSync(content).length / 1000;
