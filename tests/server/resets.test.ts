import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFixture, type Fixture } from './fixture.ts';
import { sendRequest } from './raw-client.ts';
import { startServer, type ServerProcess } from './server-process.ts';

/** Tests TCP resets at every stage of a request. */
let fixture: Fixture;
let server: ServerProcess;
beforeAll(async () => {
  fixture = await makeFixture();
  server = startServer({ SITE_DIR: fixture.siteDir, WORKERS: '1' });
  await server.port;
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await fixture.remove();
});

/** Sends the bytes, waits, and resets the connection. */
function sendAndReset(port: number, bytes: string, after: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    socket.write(bytes, () => setTimeout(() => socket.resetAndDestroy(), after));
  });
}

const tail = 'Host: a\r\n\r\n';
const shapes = {
  CONNECT: `CONNECT a:1 HTTP/1.1\r\n${tail}`,
  'CONNECT with bytes behind it': `CONNECT a:1 HTTP/1.1\r\n${tail}${'x'.repeat(10_000)}`,
  'an upgrade': 'GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nHost: a\r\n\r\n',
  'HTTP/2 in the clear': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  garbage: '\x16\x03\x01 garbage\r\n\r\n',
  'half a request': 'GET / HTTP/1.1\r\nHo',
  'a request': `GET / HTTP/1.1\r\n${tail}`,
  'many requests': `GET / HTTP/1.1\r\n${tail}`.repeat(100),
  'half a body': `POST / HTTP/1.1\r\nContent-Length: 100\r\n${tail}half`,
  'an expectation': `POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 9\r\n${tail}`,
};

test.each(Object.entries(shapes))(
  '%s, then a reset: the process keeps running',
  async (_name, bytes) => {
    const port = await server.port;
    for (const after of [0, 1, 5, 20]) {
      await Promise.all(Array.from({ length: 10 }, () => sendAndReset(port, bytes, after)));
    }
    await pause(50);
    expect(server.output.stderr).toBe('');
    expect(server.child.exitCode).toBeNull();
    expect((await sendRequest(port, { target: '/' })).status).toBe(200);
  },
);
