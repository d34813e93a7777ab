import net from 'node:net';
import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { makeFixture } from './fixture.ts';
import { freePort } from './hosts.ts';
import { parseResponse, sendRequest } from './raw-client.ts';
import { isRunning, untilServed, workersOf } from './server-process.ts';
import { serversOfTests } from './servers-of-tests.ts';

const { start } = serversOfTests();

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
      await rm(join(broken.siteDir, 'policy.json'));
      await symlink('/dev/null', join(broken.siteDir, 'policy.json'));
      const server = start({ SITE_DIR: broken.siteDir });
      expect((await server.ended).code).toBe(1);
      expect(server.output.stderr.trim()).toMatch(/^.*policy\.json is not JSON\. .*npm run build$/);
      expect(server.output.stderr.trim()).not.toContain('\n');
    } finally {
      await broken.remove();
    }
  });
});

test('prints one line with its URL once it listens', async () => {
  const server = start();
  const port = await server.port;
  expect((await sendRequest(port, { target: '/' })).status).toBe(200);
  expect(server.output.stdout.trim()).toMatch(/^\S.*http:\/\/127\.0\.0\.1:\d+.*$/);
});

test('listens on IPv4 and IPv6 without HOST', async () => {
  const server = start({ HOST: '' });
  expect((await sendRequest(await server.port, { target: '/' })).status).toBe(200);
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
    await expect(sendRequest(port, { target: '/' })).rejects.toThrow();
    socket.write('\r\n');
    await closed;
    idle.destroy();
    expect(parseResponse(Buffer.concat(received))?.status).toBe(200);
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.output.stderr).toBe('');
  });
});

test('SIGUSR1 does not open the inspector', async () => {
  const server = start({ WORKERS: '2' });
  await server.port;
  for (const pid of [server.child.pid as number, ...workersOf(server.child.pid)]) {
    process.kill(pid, 'SIGUSR1');
  }
  await pause(300);
  expect(server.output.stderr).toBe('');
  expect((await sendRequest(await server.port, { target: '/' })).status).toBe(200);
});

describe('kill -9 under load', () => {
  const senders = 8;
  /** Sends requests until stopped. Counts errors instead of throwing. */
  function load(port: number) {
    const counts = { answered: 0, failed: 0 };
    let going = true;
    const done = Promise.all(
      Array.from({ length: senders }, async () => {
        while (going) {
          await sendRequest(port, { target: '/services' }).then(
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
    const before = workersOf(server.child.pid);
    expect(before).toHaveLength(2);
    const traffic = load(port);
    await pause(1_100);
    process.kill(before[0] as number, 'SIGKILL');
    const answeredBefore = traffic.counts.answered;
    await untilServed(port);
    await expect
      .poll(() => workersOf(server.child.pid).filter((pid) => !before.includes(pid)), {
        timeout: 10_000,
      })
      .toHaveLength(1);
    await traffic.stop();
    expect(traffic.counts.answered).toBeGreaterThan(Math.max(100, answeredBefore));
    // Only responses of the killed worker. The primary may hand it one more before it notices.
    expect(traffic.counts.failed).toBeLessThanOrEqual(2 * senders);
  });

  test('of the primary: its workers exit, and a new server can start', async () => {
    const PORT = String(await freePort());
    let server = start({ WORKERS: '2', PORT });
    const traffic = load(await server.port);
    for (let round = 0; round < 3; round += 1) {
      await pause(200);
      const workers = workersOf(server.child.pid);
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
