import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeFixture, type Fixture } from './fixture.ts';
import { freePort } from './hosts.ts';
import { ask, decoded, parseResponse } from './raw-client.ts';
import { startServer, type ServerProcess } from './server-process.ts';

let fixture: Fixture;
const running = new Set<ServerProcess>();
beforeAll(async () => {
  fixture = await makeFixture();
});
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  running.clear();
});
afterAll(() => fixture.remove());

function start(env: Readonly<Record<string, string>> = {}): ServerProcess {
  const server = startServer({ SITE_DIR: fixture.siteDir, ...env });
  running.add(server);
  return server;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves once the server responds with a page. `test:attack` measures how long that takes. */
async function untilServed(port: number): Promise<void> {
  const begin = performance.now();
  for (;;) {
    const status = await ask(port, { target: '/' }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    if (performance.now() - begin > 15_000) throw new Error('not served again within 15 s');
    await pause(10);
  }
}

const children = (pid: number | undefined): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)])
    .toString()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(Number);

/** Whether a process runs. A zombie does not. */
function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}

describe('a failed start prints the reason in one line', () => {
  test.each([
    ['a port that is no number', { PORT: 'abc' }, /PORT.*abc/],
    ['a port out of range', { PORT: '65536' }, /PORT.*65536/],
    ['a negative port', { PORT: '-1' }, /PORT.*-1/],
    ['no workers', { WORKERS: '0' }, /WORKERS.*0/],
    ['a missing build', { SITE_DIR: '/nonexistent/dist' }, /\/nonexistent\/dist.*npm run build/],
    ['a host of someone else', { HOST: '192.0.2.1' }, /192\.0\.2\.1/],
  ] as const)('%s', async (_name, env, line) => {
    for (const workers of 'WORKERS' in env ? [{}] : [{ WORKERS: '1' }, { WORKERS: '2' }]) {
      const server = start({ ...workers, ...env });
      expect((await server.ended).code).toBe(1);
      expect(server.output.stderr.trim()).toMatch(line);
      expect(server.output.stderr.trim()).not.toContain('\n');
      expect(server.output.stdout).toBe('');
    }
  });

  test.each(['1', '2'])('a port in use, %s worker(s)', async (WORKERS) => {
    const taken = await start({ WORKERS: '1' }).port;
    const server = start({ WORKERS, PORT: String(taken) });
    expect((await server.ended).code).toBe(1);
    expect(server.output.stderr.trim()).toMatch(new RegExp(`^Port ${taken} is in use.*PORT=`));
    expect(server.output.stderr.trim()).not.toContain('\n');
  });

  test('an invalid policy.json', async () => {
    const broken = await makeFixture();
    try {
      await rm(path.join(broken.siteDir, 'policy.json'));
      await symlink('/dev/null', path.join(broken.siteDir, 'policy.json'));
      const server = start({ SITE_DIR: broken.siteDir });
      expect((await server.ended).code).toBe(1);
      expect(server.output.stderr.trim()).not.toContain('\n');
    } finally {
      await broken.remove();
    }
  });
});

test('prints one line with its URL once it listens', async () => {
  const server = start();
  const port = await server.port;
  expect((await ask(port, { target: '/' })).status).toBe(200);
  expect(server.output.stdout.trim()).toMatch(/^\S.*http:\/\/127\.0\.0\.1:\d+.*$/);
});

test('listens on IPv4 and IPv6 without HOST', async () => {
  const server = startServer({ SITE_DIR: fixture.siteDir, HOST: '' });
  running.add(server);
  expect((await ask(await server.port, { target: '/' })).status).toBe(200);
  expect(server.output.stdout).toContain('http://localhost:');
});

describe.each(['1', '2'])('%s worker(s)', (WORKERS) => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s lets open responses finish', async (signal) => {
    const server = start({ WORKERS });
    const port = await server.port;
    const socket = net.connect({ port, host: '127.0.0.1' });
    const idle = net.connect({ port, host: '127.0.0.1' });
    const received: Buffer[] = [];
    socket.on('data', (chunk) => received.push(chunk));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write('GET /services HTTP/1.1\r\nHost: a\r\n');
    await pause(200);
    server.child.kill(signal);
    // npm and terminals send the signal more than once.
    server.child.kill(signal);
    await pause(200);
    await expect(ask(port, { target: '/' })).rejects.toThrow();
    socket.write('\r\n');
    await closed;
    idle.destroy();
    expect(parseResponse(Buffer.concat(received))?.status).toBe(200);
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.output.stderr).toBe('');
  });

  test('SIGHUP switches to the new build without a failed request', async () => {
    const next = await makeFixture('2');
    const dir = await mkdtemp(path.join(tmpdir(), 'current-'));
    const current = path.join(dir, 'current');
    await symlink(fixture.siteDir, current);
    try {
      const server = start({ WORKERS, SITE_DIR: current });
      const port = await server.port;
      expect((await ask(port, { target: '/assets/entry-2Ab3.js' })).status).toBe(404);
      const statuses: number[] = [];
      let loading = true;
      const load = Promise.all(
        Array.from({ length: 4 }, async () => {
          while (loading) statuses.push((await ask(port, { target: '/services' })).status);
        }),
      );
      await symlink(next.siteDir, `${current}.new`);
      await rename(`${current}.new`, current);
      server.child.kill('SIGHUP');
      await expect
        .poll(async () => {
          // Many connections, so that every worker responds.
          const answers = await Promise.all(
            Array.from({ length: 8 }, () => ask(port, { target: '/services' })),
          );
          return answers.every((answer) => decoded(answer).toString().includes('/services 2'));
        })
        .toBe(true);
      expect((await ask(port, { target: '/assets/entry-2Ab3.js' })).status).toBe(200);
      loading = false;
      await load;
      expect(new Set(statuses)).toEqual(new Set([200]));
      // A broken build is rejected, and the current one remains in use.
      await rm(path.join(next.clientDir, '404.html'));
      server.child.kill('SIGHUP');
      await expect.poll(() => server.output.stderr, { timeout: 10_000 }).toContain('404.html');
      expect((await ask(port, { target: '/services' })).status).toBe(200);
    } finally {
      await next.remove();
      await rm(dir, { recursive: true });
    }
  });
});

/** Creates a folder with a link `current` to a site, as `deploy/publish.ts` does. */
async function linkedSite(to: string) {
  const dir = await mkdtemp(path.join(tmpdir(), 'current-'));
  const current = path.join(dir, 'current');
  await symlink(to, current);
  return {
    current,
    async lead(to: string) {
      await symlink(to, `${current}.new`);
      await rename(`${current}.new`, current);
    },
    remove: () => rm(dir, { recursive: true }),
  };
}

/** The builds of the pages that 24 connections receive. */
async function buildsServed(port: number): Promise<readonly string[]> {
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => ask(port, { target: '/services' })),
  );
  const builds = answers.map((answer) => /\/services (\d)/.exec(decoded(answer).toString())?.[1]);
  return [...new Set(builds.map(String))];
}

describe('releases and workers', () => {
  let next: Fixture;
  /**
   * Fixed, because with port 0 the system would choose another port once all workers have exited.
   */
  let PORT: string;
  let site: Awaited<ReturnType<typeof linkedSite>>;
  beforeEach(async () => {
    next = await makeFixture('2');
    PORT = String(await freePort());
    site = await linkedSite(fixture.siteDir);
  });
  afterEach(() => Promise.all([next.remove(), site.remove()]));

  /** Kills the workers one by one, and waits for each replacement. */
  async function replaceWorkers(server: ServerProcess) {
    for (const pid of children(server.child.pid)) {
      process.kill(pid, 'SIGKILL');
      await expect
        .poll(() => children(server.child.pid).filter(isRunning).length, { timeout: 10_000 })
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
      await site.lead(i % 2 === 0 ? next.siteDir : fixture.siteDir);
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
      for (const file of names) await writeFile(path.join(site.clientDir, file), `build ${name}`);
    }
    await site.lead(old.siteDir);
    const server = start({ WORKERS: '2', SITE_DIR: site.current, PORT });
    const port = await server.port;
    /** The builds of every fortieth file, from all workers. */
    const served = async () => {
      const bodies = await Promise.all(
        names
          .filter((_, i) => i % 40 === 0)
          .map(async (file) => (await ask(port, { target: `/${file}` })).body.toString()),
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
    await old.remove();
  });

  test.each(['1', '2'])(
    '%s worker(s) that end while the build is unreadable do not end the server',
    async (WORKERS) => {
      const server = start({ WORKERS, SITE_DIR: site.current, PORT });
      const port = await server.port;
      const file = path.join(fixture.clientDir, '404.html');
      await rename(file, `${file}.away`);
      try {
        server.child.kill('SIGHUP');
        await expect.poll(() => server.output.stderr, { timeout: 10_000 }).toContain('404.html');
        process.kill(children(server.child.pid)[0] as number, 'SIGKILL');
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
        .poll(() => children(server.child.pid).filter(isRunning).length, { timeout: 10_000 })
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
      process.kill(children(server.child.pid)[0] as number, 'SIGKILL');
      await expect
        .poll(() => server.output.stderr, { timeout: 10_000 })
        .toMatch(/EMFILE|ended|could be started/);
      await pause(600);
      expect(server.child.exitCode).toBeNull();
      expect(await buildsServed(port)).toEqual(['1']);
      limitFiles('1024');
      await expect
        .poll(() => children(server.child.pid).filter(isRunning).length, { timeout: 15_000 })
        .toBe(2);
      expect(await buildsServed(port)).toEqual(['1']);
    },
  );

  test('SIGUSR1 does not open the inspector', async () => {
    const server = start({ WORKERS: '2', SITE_DIR: site.current, PORT });
    await server.port;
    for (const pid of [server.child.pid as number, ...children(server.child.pid)]) {
      process.kill(pid, 'SIGUSR1');
    }
    await pause(300);
    expect(server.output.stderr).toBe('');
    expect(await buildsServed(await server.port)).toEqual(['1']);
  });
});

describe('kill -9 under load', () => {
  /** Sends requests until stopped. Counts errors instead of throwing. */
  function load(port: number) {
    const counts = { answered: 0, failed: 0 };
    let going = true;
    const done = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (going) {
          await ask(port, { target: '/services' }).then(
            ({ status }) => (status === 200 ? (counts.answered += 1) : (counts.failed += 1)),
            async () => {
              counts.failed += 1;
              await pause(5);
            },
          );
        }
      }),
    );
    return {
      counts,
      stop: () => {
        going = false;
        return done;
      },
    };
  }

  test('of a worker: the others keep serving, and a new one starts', async () => {
    const server = start({ WORKERS: '2' });
    const port = await server.port;
    const before = children(server.child.pid);
    expect(before).toHaveLength(2);
    const traffic = load(port);
    await pause(1_100);
    process.kill(before[0] as number, 'SIGKILL');
    await untilServed(port);
    await expect
      .poll(() => children(server.child.pid).filter((pid) => !before.includes(pid)), {
        timeout: 10_000,
      })
      .toHaveLength(1);
    await traffic.stop();
    expect(traffic.counts.answered).toBeGreaterThan(100);
    // Only the responses that the killed worker was sending.
    expect(traffic.counts.failed).toBeLessThan(20);
  });

  test('of the primary: its workers exit, and a new server can start', async () => {
    const PORT = String(await freePort());
    let server = start({ WORKERS: '2', PORT });
    const traffic = load(await server.port);
    for (let round = 0; round < 3; round += 1) {
      await pause(200);
      const workers = children(server.child.pid);
      server.child.kill('SIGKILL');
      await server.ended;
      await expect
        .poll(() => workers.filter(isRunning), { interval: 10, timeout: 10_000 })
        .toEqual([]);
      server = start({ WORKERS: '2', PORT });
      await untilServed(Number(PORT));
    }
    await traffic.stop();
  });
});
