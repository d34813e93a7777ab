import fc from 'fast-check';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFixture } from '#tests/server/fixture.ts';
import { startNginx, freePort } from '#tests/server/hosts.ts';
import { sendRequest } from '#tests/server/raw-client.ts';
import { startServer, type ServerProcess } from '#tests/server/server-process.ts';
import { seed } from '#tests/tier.ts';

/** How often workers and publishers are killed and publishers set against each other. */
export const rounds = Number(process.env['ATTACK_ROUNDS'] ?? 100);

const words = fc.sample(fc.noBias(fc.integer({ min: 0, max: 2 ** 32 - 1 })), {
  numRuns: 10_000,
  seed,
});
let drawn = 0;

/** The next random number of the seed, from 0 up to but not 1. Each file of tests begins the sequence anew. */
export function random(): number {
  drawn += 1;
  return words[drawn % words.length]! / 2 ** 32;
}

/** The build under attack: the real one if it exists. */
export async function attackedSite() {
  const dist = join(import.meta.dirname, '../../dist');
  if (existsSync(join(dist, 'policy.json'))) return { siteDir: dist, remove: async () => {} };
  return makeFixture();
}

/** Responses that visitors received during an attack. */
export type Experience = {
  readonly asked: number;
  /** Share of requests with a response, from 0 to 1. */
  readonly answered: number;
  /** Median response time in milliseconds. A visit without a response counts as 3,000. */
  readonly median: number;
  readonly p99: number;
};

/** Simulates four visitors, each with a new connection per page, until `during` resolves. */
export async function visit(port: number, during: Promise<unknown>): Promise<Experience> {
  const times: number[] = [];
  let answered = 0;
  let over = false;
  const visitors = Array.from({ length: 4 }, async () => {
    while (!over) {
      const begin = performance.now();
      const status = await sendRequest(port, { target: '/' }).then(
        (response) => response.status,
        () => 0,
      );
      if (status === 200) answered += 1;
      times.push(status === 200 ? performance.now() - begin : 3_000);
      await pause(10);
    }
  });
  await during;
  over = true;
  await Promise.all(visitors);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return {
    asked: times.length,
    answered: Number((answered / times.length).toFixed(3)),
    median: at(0.5),
    p99: at(0.99),
  };
}

/** Memory of a process and its child processes, in MiB. */
export function memoryOf(pid: number | undefined): number {
  let kilobytes = 0;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
      if (Number(name) === pid || parent === pid) {
        kilobytes += Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
      }
    } catch {
      // The process has exited.
    }
  }
  return Math.round(kilobytes / 1_024);
}

/** A server under attack. */
export type Target = {
  readonly name: string;
  readonly port: number;
  readonly pid: number | undefined;
  readonly process: ServerProcess | undefined;
  stop(): Promise<unknown>;
};

/** Starts the built-in server in a child process, with two workers by default. */
export async function builtIn(siteDir: string, env: Record<string, string> = {}): Promise<Target> {
  const PORT = String(await freePort());
  const server = startServer({ SITE_DIR: siteDir, WORKERS: '2', PORT, ...env });
  return {
    name: 'built-in',
    port: await server.port,
    pid: server.child.pid,
    process: server,
    stop: () => {
      server.child.kill('SIGKILL');
      return server.ended;
    },
  };
}

/** Starts nginx with the generated file and two workers. */
export async function nginx(siteDir: string): Promise<Target> {
  const host = await startNginx(siteDir, { workers: 2 });
  return { name: 'nginx', port: host.port, pid: host.pid, process: undefined, stop: host.stop };
}
