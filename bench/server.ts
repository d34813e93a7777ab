import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureNginx } from '../scripts/ensure-nginx.mjs';
import { listSite } from '../server/site-files.ts';
import { makeFixture } from '../tests/server/fixture.ts';
import { startNginx } from '../tests/server/hosts.ts';
import { startServer } from '../tests/server/server-process.ts';
import { median } from './numbers.ts';

/**
 * Requests per second of the built-in server and of nginx over the same files on this machine
 * (standards H5: at least 0.8 of nginx). Both have a worker for each core and no access log. Rounds
 * alternate, and the median counts, so that what else the machine does falls on both.
 *
 *     node bench/server.ts [--seconds 3] [--rounds 5] [--connections 64] [--json]
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '64' },
    /** Prints every round as JSON. */
    json: { type: 'boolean', default: false },
  },
});
const obstacle = ensureNginx({ wrk: true });
if (obstacle !== undefined) throw new Error(obstacle);

const built = path.join(import.meta.dirname, '../dist');
const isBuilt = existsSync(path.join(built, 'client/index.html'));
const fixture = isBuilt ? undefined : await makeFixture();
const siteDir = fixture?.siteDir ?? built;
const { addressed } = await listSite(path.join(siteDir, 'client'));
const asset = (extension: string) => {
  const found = [...addressed.keys()].find(
    (address) => address.startsWith('/assets/') && address.endsWith(extension),
  );
  return found === undefined ? [] : [found];
};

interface Case {
  readonly name: string;
  readonly target: string;
  readonly headers: readonly string[];
}
const brotli = ['Accept-Encoding: gzip, deflate, br, zstd'];
const cases: readonly Case[] = [
  { name: 'page, brotli', target: '/', headers: brotli },
  { name: 'page, plain', target: '/', headers: [] },
  ...asset('.js').map((target) => ({ name: 'script, brotli', target, headers: brotli })),
  ...asset('.woff2').map((target) => ({ name: 'font', target, headers: brotli })),
  { name: '304', target: '/', headers: ['If-None-Match: *'] },
  { name: '404, brotli', target: '/nowhere', headers: brotli },
  { name: 'redirect', target: '/services/', headers: [] },
  {
    name: 'page, brotli, a connection each',
    target: '/',
    headers: [...brotli, 'Connection: close'],
  },
];

/** Runs one load. Returns requests per second. */
function load(port: number, { target, headers }: Case): number {
  const text = execFileSync('wrk', [
    '-t1',
    `-c${values.connections}`,
    `-d${values.seconds}s`,
    ...headers.flatMap((header) => ['-H', header]),
    `http://127.0.0.1:${port}${target}`,
  ]).toString();
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1] ?? NaN);
}

const own = startServer({ SITE_DIR: siteDir });
const nginx = await startNginx(siteDir, { workers: availableParallelism() });
try {
  const port = await own.port;
  const table: Record<string, Record<string, number>> = {};
  const rows: { name: string; own: number[]; nginx: number[] }[] = [];
  for (const one of cases) {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      ours.push(load(port, one));
      theirs.push(load(nginx.port, one));
    }
    rows.push({ name: one.name, own: ours, nginx: theirs });
    table[one.name] = {
      'built-in, req/s': Math.round(median(ours)),
      'nginx, req/s': Math.round(median(theirs)),
      ratio: Number((median(ours) / median(theirs)).toFixed(2)),
    };
  }
  if (values.json) console.log(JSON.stringify(rows));
  else {
    console.log(isBuilt ? 'The built site:' : 'There is no build: the fixture of the tests.');
    console.table(table);
  }
} finally {
  own.child.kill('SIGTERM');
  await Promise.all([nginx.stop(), own.ended]);
  await fixture?.remove();
}
