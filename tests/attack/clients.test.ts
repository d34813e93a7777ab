import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { sendRequest } from '#tests/server/raw-client.ts';
import { attackedSite, builtIn, memoryOf, nginx, random, visit, type Target } from './victims.ts';

/** Duration of each attack, in milliseconds. */
const duration = 5_000;
/** Memory limit for the primary and both workers together, in MiB. */
const mostMemory = 700;

let site: Awaited<ReturnType<typeof attackedSite>>;
beforeAll(async () => {
  site = await attackedSite();
});
afterAll(() => site.remove());

const tail = 'Host: a\r\n\r\n';
const get = `GET / HTTP/1.1\r\n${tail}`;

function connect(port: number): net.Socket {
  const socket = net.connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  return socket;
}

/** Repeats `once` from several clients until the time is up. */
async function repeat(clients: number, every: number, once: () => void) {
  const end = Date.now() + duration;
  while (Date.now() < end) {
    for (let i = 0; i < clients; i += 1) once();
    await pause(every);
  }
}

const shapes = [
  `CONNECT a:1 HTTP/1.1\r\n${tail}`,
  get,
  get.repeat(50),
  `POST / HTTP/1.1\r\nContent-Length: 100\r\n${tail}half`,
  'GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nHost: a\r\n\r\n',
  '\x16\x03\x01 no HTTP',
];

type Attack = (port: number) => Promise<void>;
const attacks: Readonly<Record<string, Attack>> = {
  nothing: () => pause(duration),
  'CONNECT and a reset': (port) =>
    repeat(10, 20, () => {
      const socket = connect(port);
      socket.write(shapes[0] as string, () => socket.resetAndDestroy());
    }),
  'resets at random points': (port) =>
    repeat(10, 20, () => {
      const socket = connect(port);
      const shape = shapes[Math.floor(random() * shapes.length)] as string;
      socket.write(shape.slice(0, Math.ceil(random() * shape.length)), () => {
        setTimeout(() => socket.resetAndDestroy(), random() * 20);
      });
    }),
  'pipelining, nothing read': async (port) => {
    const flood = get.repeat(Math.floor(65_536 / get.length));
    const sockets: net.Socket[] = [];
    await repeat(24, 1_000, () => {
      const socket = connect(port);
      socket.pause();
      socket.write(flood);
      sockets.push(socket);
    });
    for (const socket of sockets) socket.destroy();
  },
  'long headers and paths': (port) =>
    repeat(2, 20, () => {
      const socket = connect(port);
      const kinds = [
        `GET / HTTP/1.1\r\nRange: bytes=${' '.repeat(15_000)}x\r\n${tail}`,
        `GET ${'/x'.repeat(7_500)} HTTP/1.1\r\n${tail}`,
        `GET / HTTP/1.1\r\nAccept-Encoding: ${'a,'.repeat(7_500)}\r\n${tail}`,
        `GET / HTTP/1.1\r\nIf-None-Match: ${'"a",'.repeat(3_700)}\r\n${tail}`,
      ];
      socket.write(kinds[Math.floor(random() * kinds.length)] as string);
      socket.resume();
      setTimeout(() => socket.destroy(), 300);
    }),
  'slow headers on 600 connections': async (port) => {
    const sockets = Array.from({ length: 600 }, () => connect(port));
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: a\r\nX: ');
    await repeat(1, 250, () => {
      for (const socket of sockets) socket.write('x');
    });
    for (const socket of sockets) socket.destroy();
  },
  'connections that send nothing': async (port) => {
    const sockets: net.Socket[] = [];
    await repeat(40, 100, () => sockets.push(connect(port)));
    for (const socket of sockets) socket.destroy();
  },
};

const rows: Record<string, unknown>[] = [];
afterAll(() => console.table(rows));

describe.each([
  ['built-in', (siteDir: string) => builtIn(siteDir)],
  ['nginx', (siteDir: string) => nginx(siteDir)],
])('%s', (name, start: (siteDir: string) => Promise<Target>) => {
  test.skipIf(name === 'nginx' && inject('nginxObstacle') !== '').each(Object.entries(attacks))(
    '%s: the server keeps running and responds afterwards',
    async (attack, run) => {
      const target = await start(site.siteDir);
      try {
        let memory = 0;
        const watch = setInterval(() => {
          memory = Math.max(memory, memoryOf(target.pid));
        }, 200);
        const { asked, answered, median, p99 } = await visit(target.port, run(target.port));
        clearInterval(watch);
        rows.push({ attack, host: name, asked, answered, median, p99, MiB: memory });
        for (let i = 0; i < 20; i += 1) {
          expect((await sendRequest(target.port, { target: '/' })).status).toBe(200);
        }
        // No limit on time: a visit fails only without a response within 20 s.
        expect(answered).toBeGreaterThan(0.99);
        if (target.process === undefined) return;
        expect(target.process.output.stderr).toBe('');
        expect(memory).toBeLessThan(mostMemory);
      } finally {
        await target.stop();
      }
    },
  );
});
