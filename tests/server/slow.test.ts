import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { makeFixture, type Fixture } from './fixture.ts';
import { startBuiltIn, startNginx, type Host } from './hosts.ts';
import { exchange, parseResponse, sendRequest } from './raw-client.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterAll(() => fixture.remove());

describe.each([
  ['the built-in server', () => startBuiltIn({ siteDir: fixture.siteDir })],
  ['nginx', () => startNginx(fixture.siteDir)],
])('%s', (name, start: () => Promise<Host>) => {
  test.skipIf(name === 'nginx' && inject('nginxObstacle') !== '')(
    '400 slow connections do not delay other clients',
    async () => {
      const host = await start();
      const sockets: net.Socket[] = [];
      try {
        for (let i = 0; i < 400; i += 1) {
          const socket = net.connect({ port: host.port, host: '127.0.0.1' });
          socket.on('error', () => {});
          // Half of them send slowly. The others request large responses and do not read them.
          if (i % 2 === 0) socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
          else {
            socket.pause();
            socket.write('GET /services HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(200));
          }
          sockets.push(socket);
        }
        await pause(300);
        const drip = setInterval(() => {
          for (const socket of sockets) if (!socket.isPaused()) socket.write('x');
        }, 200);
        for (let i = 0; i < 100; i += 1) {
          expect((await sendRequest(host.port, { target: '/services' })).status).toBe(200);
        }
        clearInterval(drip);
      } finally {
        for (const socket of sockets) socket.destroy();
        await host.stop();
      }
    },
  );
});

test('an incomplete request gets 408 with all headers', async () => {
  const host = await startBuiltIn({
    siteDir: fixture.siteDir,
    limits: { headersTimeout: 500, requestTimeout: 800, connectionsCheckingInterval: 100 },
  });
  try {
    const unfinished = await exchange(host.port, 'GET / HTTP/1.1\r\nHost: a\r\nX: ');
    const response = parseResponse(unfinished);
    expect(response?.status).toBe(408);
    expect(response?.headers.get('content-security-policy')).toHaveLength(1);
    // The body never arrives. `exchange` ends only when the server closes the connection.
    const bodiless = await exchange(
      host.port,
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n',
      { timeout: 120_000 },
    );
    expect(parseResponse(bodiless)?.status).toBe(408);
  } finally {
    await host.stop();
  }
});

test('a client that reads nothing is disconnected', async () => {
  const host = await startBuiltIn({ siteDir: fixture.siteDir, limits: { silenceTimeout: 500 } });
  try {
    const socket = net.connect({ port: host.port, host: '127.0.0.1' });
    socket.on('error', () => {});
    socket.pause();
    // More than the kernel's buffers hold, so that the server has data left to send.
    socket.write('GET /services HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(6_000));
    await pause(2_500);
    const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')));
    socket.resume();
    await expect(Promise.race([closed, pause(2_000)])).resolves.toBe('closed');
  } finally {
    await host.stop();
  }
});

test('a connection above the pipelining limit is closed', async () => {
  const host = await startBuiltIn({ siteDir: fixture.siteDir, limits: { maxPipelined: 16 } });
  try {
    const request = 'GET /services HTTP/1.1\r\nHost: a\r\n\r\n';
    const answered = async (count: number) =>
      (await exchange(host.port, request.repeat(count), { timeout: 500 }))
        .toString('latin1')
        .match(/HTTP\/1\.1 200/g)?.length ?? 0;
    expect(await answered(16)).toBe(16);
    expect(await answered(2_000)).toBeLessThanOrEqual(16);
    expect((await sendRequest(host.port, { target: '/' })).status).toBe(200);
  } finally {
    await host.stop();
  }
});

test('idle connections are closed in favor of new ones', async () => {
  const host = await startBuiltIn({ siteDir: fixture.siteDir, limits: { maxConnections: 40 } });
  const sockets: net.Socket[] = [];
  try {
    for (let i = 0; i < 60; i += 1) {
      const socket = net.connect({ port: host.port, host: '127.0.0.1' });
      socket.on('error', () => {});
      socket.write('GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n');
      sockets.push(socket);
      await new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
    }
    expect(sockets.filter((socket) => socket.bytesRead === 0)).toEqual([]);
    expect((await sendRequest(host.port, { target: '/' })).status).toBe(200);
  } finally {
    for (const socket of sockets) socket.destroy();
    await host.stop();
  }
});

test('a request body over the limit is cut off', async () => {
  const host = await startBuiltIn({ siteDir: fixture.siteDir });
  try {
    const socket = net.connect({ port: host.port, host: '127.0.0.1' });
    socket.on('error', () => {});
    socket.resume();
    const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')));
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000000\r\n\r\n');
    const chunk = Buffer.alloc(64 * 1024);
    for (let sent = 0; sent < 64 && !socket.destroyed; sent += 1) {
      socket.write(chunk);
      await pause(1);
    }
    await expect(Promise.race([closed, pause(2_000)])).resolves.toBe('closed');
    expect((await sendRequest(host.port, { target: '/' })).status).toBe(200);
  } finally {
    await host.stop();
  }
});
