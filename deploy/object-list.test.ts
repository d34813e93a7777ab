import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFixture, type Fixture } from '#tests/server/fixture.ts';
import { startBuiltIn, type Host } from '#tests/server/hosts.ts';
import { header, sendRequest } from '#tests/server/raw-client.ts';
import { listObjects, type StoredObject } from './object-list.ts';

let fixture: Fixture;
let server: Host;
let objects: readonly StoredObject[];
beforeAll(async () => {
  fixture = await makeFixture();
  server = await startBuiltIn({ siteDir: fixture.siteDir });
  objects = await listObjects(fixture.clientDir);
});
afterAll(async () => {
  await server.stop();
  await fixture.remove();
});

test("listObjects: each object equals the built-in server's response at its key", async () => {
  expect(objects.length).toBeGreaterThan(15);
  for (const { key, file, contentType, cacheControl } of objects) {
    const target = key === 'index.html' ? '/' : `/${key}`;
    const answer = await sendRequest(server.port, { target });
    expect(answer.status, key).toBe(key.endsWith('404.html') ? 404 : 200);
    expect(answer.body.equals(await readFile(join(fixture.clientDir, file))), key).toBe(true);
    expect(header(answer, 'content-type'), key).toBe(contentType);
    expect(header(answer, 'cache-control'), key).toBe(cacheControl);
  }
});

test('listObjects: keys are unique, and assets come before pages', () => {
  const keys = objects.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const lastAsset = objects.findLastIndex(({ key }) => key.startsWith('assets/'));
  const firstPage = objects.findIndex(({ file }) => file.endsWith('.html'));
  expect(lastAsset).toBeGreaterThanOrEqual(0);
  expect(lastAsset).toBeLessThan(firstPage);
});
