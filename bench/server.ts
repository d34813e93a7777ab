/**
 * Requests per second of the built-in server and of nginx over the same files on this machine
 * (the budget is 0.8 of nginx), and the processor time of each request. Both have a worker for each
 * core and no access log. Rounds alternate, and the median counts, so that other load affects both.
 * On a busy machine only the processor times can be compared.
 *
 *     node bench/server.ts [--seconds 3] [--rounds 5] [--connections 64] [--json]
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureNginx } from '#scripts/ensure-nginx.ts';
import { listSite } from '#server/site-files.ts';
import { makeFixture } from '#tests/server/fixture.ts';
import { startNginx } from '#tests/server/hosts.ts';
import { processorTime, startServer, workersOf } from '#tests/server/server-process.ts';
import { median } from './numbers.ts';

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

const built = join(import.meta.dirname, '../dist');
const isBuilt = existsSync(join(built, 'client/index.html'));
const fixture = isBuilt ? undefined : await makeFixture();
const siteDir = fixture?.siteDir ?? built;
const { addressed } = await listSite(join(siteDir, 'client'));
const asset = (extension: string) => {
  const found = [...addressed.keys()].find(
    (address) => address.startsWith('/assets/') && address.endsWith(extension),
  );
  return found === undefined ? [] : [found];
};

type Case = {
  readonly name: string;
  readonly target: string;
  readonly headers: readonly string[];
};
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

/** Processor time of a server and its workers so far, in milliseconds. */
const timeOf = (pid: number) =>
  [pid, ...workersOf(pid)].reduce((sum, one) => sum + processorTime(one), 0);

type Load = {
  readonly perSecond: number;
  /** Processor time of the server for each request, in microseconds. */
  readonly microseconds: number;
};

/** Runs one load. */
function load({ port, pid }: { port: number; pid: number }, { target, headers }: Case): Load {
  const before = timeOf(pid);
  const text = execFileSync('wrk', [
    '-t1',
    `-c${values.connections}`,
    `-d${values.seconds}s`,
    ...headers.flatMap((header) => ['-H', header]),
    `http://127.0.0.1:${port}${target}`,
  ]).toString();
  const used = timeOf(pid) - before;
  const count = Number(/(\d+) requests in/.exec(text)?.[1] ?? NaN);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1] ?? NaN),
    microseconds: (used / count) * 1_000,
  };
}

const own = startServer({ SITE_DIR: siteDir });
const nginx = await startNginx(siteDir, { workers: availableParallelism() });
try {
  const builtIn = { port: await own.port, pid: own.child.pid ?? 0 };
  const other = { port: nginx.port, pid: nginx.pid ?? 0 };
  const table: Record<string, Record<string, number>> = {};
  const rows: { name: string; own: Load[]; nginx: Load[] }[] = [];
  for (const one of cases) {
    // Not counted: compiles the server's code and fills the caches.
    load(builtIn, one);
    load(other, one);
    const ours: Load[] = [];
    const theirs: Load[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      ours.push(load(builtIn, one));
      theirs.push(load(other, one));
    }
    rows.push({ name: one.name, own: ours, nginx: theirs });
    const middle = (loads: readonly Load[], of: keyof Load) =>
      median(loads.map((each) => each[of]));
    const rate = [middle(ours, 'perSecond'), middle(theirs, 'perSecond')] as const;
    const time = [middle(ours, 'microseconds'), middle(theirs, 'microseconds')] as const;
    table[one.name] = {
      'built-in, req/s': Math.round(rate[0]),
      'nginx, req/s': Math.round(rate[1]),
      ratio: Number((rate[0] / rate[1]).toFixed(2)),
      'built-in, µs': Math.round(time[0]),
      'nginx, µs': Math.round(time[1]),
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
