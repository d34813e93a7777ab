import { spawn } from 'node:child_process';
import { cp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { launch } from '../browser.ts';
import { Ledger, type Findings } from '../figures.ts';
import type { Plan } from '../plan.ts';
import { serve } from '../site.ts';
import { inputTimes } from './input.ts';

/** How many articles the site is built with. */
const counts = [10, 100, 1_000, 10_000] as const;
const root = path.join(import.meta.dirname, '../..');
/** Outside the project, or its modules would count as a package's. */
const copy = path.join(tmpdir(), 'upslope-growth');
/** What a copy does without. */
const left = new Set(['node_modules', 'dist', '.git', 'test-results']);

/**
 * The site built with more and more articles, in a copy: time, memory, output, what the archive and
 * the other pages weigh, and how the archive's search answers.
 */
export async function growthPart({ port }: Plan): Promise<Findings> {
  const ledger = new Ledger('growth');
  const seconds: number[] = [];
  await rm(copy, { recursive: true, force: true });
  await cp(root, copy, {
    recursive: true,
    filter: (from) => !left.has(path.relative(root, from)),
  });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));

  for (const count of counts) {
    const subject = `${count.toLocaleString('en')} articles`;
    await writeArticles(count);
    const build = await run('node_modules/@react-router/dev/bin.cjs', 'build');
    const finish = await run('scripts/finish-build.ts');
    if (build.status || finish.status) {
      ledger.remark(subject, `the build was refused: ${build.errors || finish.errors}`);
      break;
    }
    seconds.push(build.seconds + finish.seconds);
    ledger.add(subject, 'build time', 's', build.seconds + finish.seconds);
    ledger.add(subject, 'memory of the build', 'kB', build.memory);
    const client = path.join(copy, 'dist/client');
    ledger.add(subject, 'output', 'kB', (await weigh(client)) / 1000);
    for (const [name, file] of [
      ['archive, HTML', 'archive/index.html'],
      ['landing page, HTML', 'index.html'],
    ] as const) {
      ledger.add(subject, name, 'kB', brotli(await readFile(path.join(client, file))));
    }
    for (const route of ['archive', 'home']) {
      const script = (await readdir(path.join(client, 'assets'))).find((file) =>
        new RegExp(`^${route}-.*\\.js$`).test(file),
      );
      if (!script) continue;
      const code = await readFile(path.join(client, 'assets', script));
      ledger.add(subject, `${route} route, script`, 'kB', brotli(code));
    }
    const site = await serve(path.join(copy, 'dist'), port + 3);
    const browser = await launch();
    try {
      const times = await inputTimes(browser, `${site.origin}/archive`, 'filter key', 9);
      const name = `filter key with ${subject}`;
      for (const time of times ?? []) ledger.add('/archive', name, 'ms', time);
    } finally {
      await Promise.all([browser.close(), site.stop()]);
    }
  }
  const [first = Number.NaN] = seconds;
  const last = seconds.at(-1) ?? Number.NaN;
  const added = (counts[seconds.length - 1] ?? Number.NaN) - counts[0];
  ledger.add('archive', 'build time for each added article', 'ms', (1000 * (last - first)) / added);
  await rm(copy, { recursive: true, force: true });
  return ledger.findings;
}

/** Puts generated articles in the place of the real ones, in the copy. */
async function writeArticles(count: number): Promise<void> {
  const name = 'app/content/archive-articles.ts';
  const source = await readFile(path.join(root, name), 'utf8');
  const start = source.indexOf('export const articles');
  if (start < 0) throw new Error(`${name} no longer exports the articles by that name`);
  // The words name pictures, and only from here on does Node know what those are.
  await import('../../scripts/pictures-outside-vite.ts');
  const { generatedArticles } = await import('../generated-articles.ts');
  const data = JSON.stringify(generatedArticles(count));
  await writeFile(
    path.join(copy, name),
    `${source.slice(0, start)}export const articles: readonly Article[] = ${data};\n`,
  );
}

/** Runs a script of the copy. `memory` is the most that its first process held, in kilobytes. */
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
  const sizes = await Promise.all(names.map((name) => stat(path.join(folder, name))));
  return sizes.reduce((sum, one) => sum + (one.isFile() ? one.size : 0), 0);
}

const brotli = (content: Buffer) => brotliCompressSync(content).length / 1000;
