import { appendFile, cp, readFile, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenOnFreePort } from '#scripts/free-port.ts';
import { makeFixture, type Fixture } from '#tests/server/fixture.ts';
import { decoded, exchange, sendRequest } from '#tests/server/raw-client.ts';
import { createApp, type App } from './app.ts';

let fixture: Fixture;
let next: Fixture;
let app: App;
let port: number;
beforeEach(async () => {
  [fixture, next] = await Promise.all([makeFixture('1'), makeFixture('2')]);
  app = await createApp({ siteDir: fixture.siteDir });
  port = await listenOnFreePort(app.server);
  await cp(next.clientDir, fixture.clientDir, { recursive: true });
});
afterEach(async () => {
  await app.drain(100);
  await Promise.all([fixture.remove(), next.remove()]);
});

const page = async () => decoded(await sendRequest(port, { target: '/services' })).toString();
const newAsset = async () => (await sendRequest(port, { target: '/assets/entry-2Ab3.js' })).status;

test('createApp serves no file of a new build before stage()', async () => {
  expect(await page()).toContain('/services 1');
  expect(await newAsset()).toBe(404);
});

test('stage() serves the assets of a new build, but not its pages', async () => {
  await app.stage(fixture.siteDir);
  expect(await page()).toContain('/services 1');
  expect(await newAsset()).toBe(200);
  app.commit();
  expect(await page()).toContain('/services 2');
  expect(await newAsset()).toBe(200);
});

test('discard() stops serving the assets of a staged build', async () => {
  await app.stage(fixture.siteDir);
  app.discard();
  app.commit();
  expect(await page()).toContain('/services 1');
  expect(await newAsset()).toBe(404);
});

test('stage() rejects an unreadable build and keeps the current one', async () => {
  await rm(join(fixture.clientDir, 'index.html'));
  await expect(app.stage(fixture.siteDir)).rejects.toThrow('index.html');
  app.commit();
  expect(await page()).toContain('/services 1');
});

test('commit() keeps the assets of the build before, also if the same build is read again', async () => {
  const oldAsset = async () =>
    (await sendRequest(port, { target: '/assets/entry-1Ab3.js' })).status;
  for (let reads = 0; reads < 2; reads += 1) {
    await app.stage(next.siteDir);
    app.commit();
    expect(await page()).toContain('/services 2');
    expect(await oldAsset()).toBe(200);
  }
});

const changes: Readonly<Record<string, (file: string) => Promise<void>>> = {
  grows: (file) => appendFile(file, 'x'.repeat(10_000)),
  shrinks: (file) => truncate(file, 10),
  'is deleted': (file) => rm(file),
};
test.each(Object.entries(changes))(
  'a file that %s after the start is sent as it was read',
  async (_name, change) => {
    const target = '/assets/face-Q1.woff2';
    const file = join(fixture.clientDir, target);
    const bytes = await readFile(file);
    await change(file);
    const response = await sendRequest(port, { target });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toEqual([String(bytes.length)]);
    expect(response.body.equals(bytes)).toBe(true);
    expect(response.rest.length).toBe(0);
  },
);

test('pipelining: one packet of 2,000 requests reaches the handler no more often than the limit', async () => {
  let handled = 0;
  app.server.on('request', () => (handled += 1));
  await exchange(port, 'GET /services HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2_000), { timeout: 500 });
  expect(handled).toBeGreaterThan(0);
  expect(handled).toBeLessThanOrEqual(16);
});
