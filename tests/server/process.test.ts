import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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

/** Milliseconds until the server answers with a page. */
async function untilServed(port: number): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const status = await ask(port, { target: '/' }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return performance.now() - begin;
    if (performance.now() - begin > 5_000) throw new Error('not served again within 5 s');
    await pause(10);
  }
}

const children = (pid: number | undefined): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)])
    .toString()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(Number);

/** A process that has ended but that nobody has asked about is not running. */
function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}

describe('a start that cannot succeed says why in one line', () => {
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

  test('a policy that is not one', async () => {
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

test('prints one line with the address once it answers', async () => {
  const server = start();
  const port = await server.port;
  expect((await ask(port, { target: '/' })).status).toBe(200);
  expect(server.output.stdout.trim()).toMatch(/^\S.*http:\/\/127\.0\.0\.1:\d+.*$/);
});

test('without HOST it answers on the loopback of both families', async () => {
  const server = startServer({ SITE_DIR: fixture.siteDir, HOST: '' });
  running.add(server);
  expect((await ask(await server.port, { target: '/' })).status).toBe(200);
  expect(server.output.stdout).toContain('http://localhost:');
});

describe.each(['1', '2'])('%s worker(s)', (WORKERS) => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s lets what is under way finish', async (signal) => {
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
    // npm and terminals send it more than once.
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

  test('SIGHUP takes the new build with no request lost', async () => {
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
          // Every worker must have switched, not only the one that happens to answer.
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
      // A broken build is refused, and the one that is served goes on.
      await rm(path.join(next.clientDir, '404.html'));
      server.child.kill('SIGHUP');
      await expect.poll(() => server.output.stderr).toContain('404.html');
      expect((await ask(port, { target: '/services' })).status).toBe(200);
    } finally {
      await next.remove();
      await rm(dir, { recursive: true });
    }
  });
});

describe('kill -9 under load', () => {
  /** Asks without pause until told to stop; errors are counted, not thrown. */
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

  test('of a worker: the others serve on, and another takes its place', async () => {
    const server = start({ WORKERS: '2' });
    const port = await server.port;
    const before = children(server.child.pid);
    expect(before).toHaveLength(2);
    const traffic = load(port);
    await pause(1_100);
    process.kill(before[0] as number, 'SIGKILL');
    expect(await untilServed(port)).toBeLessThan(1_000);
    await expect
      .poll(() => children(server.child.pid).filter((pid) => !before.includes(pid)), {
        timeout: 3_000,
      })
      .toHaveLength(1);
    await traffic.stop();
    expect(traffic.counts.answered).toBeGreaterThan(100);
    // Only what the dead worker was answering at that moment.
    expect(traffic.counts.failed).toBeLessThan(20);
  });

  test('of the whole server: its workers go with it, and a new one serves within 1 s', async () => {
    const PORT = String(await freePort());
    let server = start({ WORKERS: '2', PORT });
    const traffic = load(await server.port);
    const times: number[] = [];
    // The quickest of three: what is measured is the server, not what else the machine is doing.
    for (let round = 0; round < 3; round += 1) {
      await pause(200);
      const workers = children(server.child.pid);
      server.child.kill('SIGKILL');
      await server.ended;
      await expect.poll(() => workers.filter(isRunning), { interval: 10 }).toEqual([]);
      const begin = performance.now();
      server = start({ WORKERS: '2', PORT });
      await untilServed(Number(PORT));
      times.push(performance.now() - begin);
    }
    await traffic.stop();
    expect(Math.min(...times)).toBeLessThan(1_000);
  });
});
