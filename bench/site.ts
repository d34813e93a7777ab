import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'parse5';
import { sitePaths } from '#app/content/paths.ts';
import { attribute, walk } from '#scripts/finish/html.ts';
import { precompress } from '#server/precompress.ts';

const root = join(import.meta.dirname, '..');
export const builtSite = join(root, 'dist');
const baselineSite = join(root, 'node_modules/.cache/bench-baseline');

/** One address per template. */
export const kindsOfPage: readonly string[] = [
  ...sitePaths.filter((address) => !/^\/(?:case-studies|guides)\//.test(address)),
  '/case-studies/ecommerce-seo-transformation',
  '/case-studies/saas-paid-search',
  '/guides/seo/glossary',
  '/guides/seo/beginners-guide',
  '/guides/seo/technical-checklist',
  '/guides/ppc/google-ads-setup',
  '/guides/all',
  '/guides/seo-guides',
];
export const everyPage: readonly string[] = sitePaths;

/** The file of a page below `client/`. */
export const fileOf = (address: string): string => join('.', address, 'index.html');

/** Builds the site. Returns the duration in seconds, and the error if it failed. */
export function build(): { seconds: number; complaint: string | undefined } {
  const from = performance.now();
  let complaint: string | undefined;
  try {
    execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'pipe', maxBuffer: 2 ** 26 });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: Buffer | string };
    complaint = String(stderr).trim().split('\n').slice(0, 3).join(' ');
  }
  return { seconds: (performance.now() - from) / 1000, complaint };
}

/**
 * Creates the baseline: a copy of the built site without script elements, otherwise identical and
 * compressed the same way. Returns its folder.
 */
export async function makeBaseline(): Promise<string> {
  await rm(baselineSite, { recursive: true, force: true });
  await mkdir(baselineSite, { recursive: true });
  await cp(builtSite, baselineSite, { recursive: true });
  const client = join(baselineSite, 'client');
  for (const file of await readdir(client, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const name = join(client, file);
    await writeFile(name, withoutScripts(await readFile(name, 'utf8')));
  }
  await precompress(client);
  return baselineSite;
}

/** A document without its script elements, including structured data. */
export function withoutScripts(html: string): string {
  const scripts = [...walk(parse(html, { sourceCodeLocationInfo: true }))].filter(
    ({ tagName }) => tagName === 'script',
  );
  return scripts.reduceRight((text, { sourceCodeLocation }) => {
    const { startOffset, endOffset } = sourceCodeLocation!;
    return text.slice(0, startOffset) + text.slice(endOffset);
  }, html);
}

export type Served = {
  readonly origin: string;
  readonly stop: () => Promise<void>;
};

/**
 * Serves a site with one process of the built-in server, so that two servers share the machine
 * evenly.
 */
export async function serve(siteDir: string, port: number): Promise<Served> {
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      WORKERS: '1',
      SITE_DIR: siteDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.stdout.once('data', () => resolve());
    void ended.then(() => reject(new Error(`The server ended: ${errors}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Bytes as sent: of the brotli file, or of the file itself if there is none. */
export async function sentBytes(address: string): Promise<number> {
  const file = join(builtSite, 'client', decodeURI(address));
  const sent = await readFile(`${file}.br`).catch(() => readFile(file));
  return sent.length;
}

/** Addresses of the scripts that a document's boot script preloads. */
export function preloadsOf(html: string): readonly string[] {
  const boot = [...walk(parse(html))].find((one) => attribute(one, 'data-preload') !== undefined);
  return boot ? attribute(boot, 'data-preload')!.split(' ') : [];
}
