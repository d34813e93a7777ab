import { execFileSync, spawnSync } from 'node:child_process';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeFixture, type Fixture } from './fixture.ts';
import { freePort } from './hosts.ts';
import { decoded, sendRequest } from './raw-client.ts';
import {
  isRunning,
  linkedSite,
  untilServed,
  workersOf,
  type ServerProcess,
} from './server-process.ts';
import { serversOfTests } from './servers-of-tests.ts';

const { fixture, start } = serversOfTests();

/** The builds of the pages that 24 connections receive. */
async function buildsServed(port: number): Promise<readonly string[]> {
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => sendRequest(port, { target: '/services' })),
  );
  const builds = answers.map((answer) => /\/services (\d)/.exec(decoded(answer).toString())?.[1]);
  return [...new Set(builds.map(String))];
}

test.each(['1', '2'])(
  'SIGHUP switches %s worker(s) to the new build without a failed request',
  async (WORKERS) => {
    const next = await makeFixture('2');
    const site = await linkedSite(fixture().siteDir);
    try {
      const server = start({ WORKERS, SITE_DIR: site.current });
      const port = await server.port;
      expect((await sendRequest(port, { target: '/assets/entry-2Ab3.js' })).status).toBe(404);
      const statuses: number[] = [];
      let loading = true;
      const load = Promise.all(
        Array.from({ length: 4 }, async () => {
          while (loading) statuses.push((await sendRequest(port, { target: '/services' })).status);
        }),
      );
      await site.lead(next.siteDir);
      server.child.kill('SIGHUP');
      await expect
        .poll(async () => {
          // Many connections, so that every worker responds.
          const answers = await Promise.all(
            Array.from({ length: 8 }, () => sendRequest(port, { target: '/services' })),
          );
          return answers.every((answer) => decoded(answer).toString().includes('/services 2'));
        })
        .toBe(true);
      expect((await sendRequest(port, { target: '/assets/entry-2Ab3.js' })).status).toBe(200);
      loading = false;
      await load;
      expect(new Set(statuses)).toEqual(new Set([200]));
      // A broken build is rejected, and the current one remains in use.
      await rm(join(next.clientDir, '404.html'));
      server.child.kill('SIGHUP');
      await expect.poll(() => server.output.stderr, { timeout: 10_000 }).toContain('404.html');
      expect((await sendRequest(port, { target: '/services' })).status).toBe(200);
    } finally {
      await next.remove();
      await site.remove();
    }
  },
);

describe('workers that start or end', () => {
  let next: Fixture;
  /**
   * Fixed, because with port 0 the system would choose another port once all workers have exited.
   */
  let PORT: string;
  let site: Awaited<ReturnType<typeof linkedSite>>;
  beforeEach(async () => {
    next = await makeFixture('2');
    PORT = String(await freePort());
    site = await linkedSite(fixture().siteDir);
  });
  afterEach(() => Promise.all([next.remove(), site.remove()]));

  /** Kills the workers one by one, and waits for each replacement. */
  async function replaceWorkers(server: ServerProcess) {
    for (const pid of workersOf(server.child.pid)) {
      process.kill(pid, 'SIGKILL');
      await expect
        .poll(() => workersOf(server.child.pid).filter(isRunning).length, { timeout: 10_000 })
        .toBe(2);
    }
    await untilServed(await server.port);
    await pause(300);
  }

  test('a worker that starts after a publication serves the same release as the others', async () => {
    const server = start({ WORKERS: '2', SITE_DIR: site.current, PORT });
    const port = await server.port;
    await site.lead(next.siteDir);
    await replaceWorkers(server);
    expect(await buildsServed(port)).toEqual(['1']);
    server.child.kill('SIGHUP');
    await expect.poll(() => buildsServed(port), { timeout: 10_000 }).toEqual(['2']);
    await replaceWorkers(server);
    expect(await buildsServed(port)).toEqual(['2']);
  });

  test('after overlapping reloads all workers serve the last release', async () => {
    const server = start({ WORKERS: '2', SITE_DIR: site.current, PORT });
    const port = await server.port;
    for (let i = 0; i < 31; i += 1) {
      await site.lead(i % 2 === 0 ? next.siteDir : fixture().siteDir);
      server.child.kill('SIGHUP');
      await pause(i % 5);
    }
    await expect.poll(() => buildsServed(port), { timeout: 10_000 }).toEqual(['2']);
    await pause(200);
    expect(await buildsServed(port)).toEqual(['2']);
    expect(server.output.stderr).toBe('');
  });

  test('a link that moves while a release is read mixes no two releases', async () => {
    // Not the shared one: the files would slow down the tests after this one.
    const old = await makeFixture();
    const names = Array.from({ length: 2_000 }, (_, i) => `extra-${i}.txt`);
    for (const [name, site] of [
      ['1', old],
      ['2', next],
    ] as const) {
      for (const file of names) await writeFile(join(site.clientDir, file), `build ${name}`);
    }
    await site.lead(old.siteDir);
    const server = start({ WORKERS: '2', SITE_DIR: site.current, PORT });
    const port = await server.port;
    /** The builds of every fortieth file, from all workers. */
    const served = async () => {
      const bodies = await Promise.all(
        names
          .filter((_, i) => i % 40 === 0)
          .map(async (file) => (await sendRequest(port, { target: `/${file}` })).body.toString()),
      );
      return [...new Set(bodies)];
    };
    for (let round = 0; round < 5; round += 1) {
      const goal = round % 2 === 0 ? next : old;
      await site.lead(goal.siteDir);
      server.child.kill('SIGHUP');
      await pause(10 + round * 30);
      await site.lead(round % 2 === 0 ? old.siteDir : next.siteDir);
      // The primary may resolve the link before or after the second move, but only once.
      await expect
        .poll(() => buildsServed(port), { timeout: 3_000 })
        .toEqual([round % 2 === 0 ? '2' : '1'])
        .catch(() => {});
      await expect.poll(served, { timeout: 15_000 }).toHaveLength(1);
    }
    await site.lead(next.siteDir);
    server.child.kill('SIGHUP');
    await expect.poll(() => buildsServed(port), { timeout: 15_000 }).toEqual(['2']);
    expect(await served()).toEqual(['build 2']);
    await old.remove();
  });

  test.each(['1', '2'])(
    '%s worker(s) that end while the build is unreadable do not end the server',
    async (WORKERS) => {
      const server = start({ WORKERS, SITE_DIR: site.current, PORT });
      const port = await server.port;
      const file = join(fixture().clientDir, '404.html');
      await rename(file, `${file}.away`);
      try {
        server.child.kill('SIGHUP');
        await expect.poll(() => server.output.stderr, { timeout: 10_000 }).toContain('404.html');
        process.kill(workersOf(server.child.pid)[0] as number, 'SIGKILL');
        await expect
          .poll(() => server.output.stderr, { timeout: 10_000 })
          .toContain('could not start');
        expect(server.child.exitCode).toBeNull();
        if (WORKERS === '2') expect(await buildsServed(port)).toEqual(['1']);
      } finally {
        await rename(`${file}.away`, file);
      }
      await untilServed(port);
      await expect
        .poll(() => workersOf(server.child.pid).filter(isRunning).length, { timeout: 10_000 })
        .toBe(Number(WORKERS));
    },
  );

  test.skipIf(spawnSync('prlimit', ['--version']).error !== undefined)(
    'a worker that cannot be spawned is spawned later, with a delay',
    async () => {
      const server = start({ WORKERS: '2', SITE_DIR: site.current, PORT });
      const port = await server.port;
      const limitFiles = (count: string) =>
        execFileSync('prlimit', ['--pid', String(server.child.pid), `--nofile=${count}:`]);
      limitFiles('8');
      process.kill(workersOf(server.child.pid)[0] as number, 'SIGKILL');
      await expect
        .poll(() => server.output.stderr, { timeout: 10_000 })
        .toMatch(/EMFILE|ended|could be started/);
      await pause(600);
      expect(server.child.exitCode).toBeNull();
      expect(await buildsServed(port)).toEqual(['1']);
      limitFiles('1024');
      await expect
        .poll(() => workersOf(server.child.pid).filter(isRunning).length, { timeout: 15_000 })
        .toBe(2);
      expect(await buildsServed(port)).toEqual(['1']);
    },
  );
});
