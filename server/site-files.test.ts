import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFixture, missDocuments, type Fixture } from '../tests/server/fixture.ts';
import { createApp } from './app.ts';
import { listSite, nearest, readSiteFiles } from './site-files.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await makeFixture();
});
afterEach(() => fixture.remove());

test('lists canonical addresses only', async () => {
  const { addressed, misses } = await listSite(fixture.clientDir);
  expect(addressed.get('/')).toBe('index.html');
  expect(addressed.get('/services/seo')).toBe('services/seo/index.html');
  expect([...misses.values()].toSorted()).toEqual([...missDocuments].toSorted());
  for (const address of addressed.keys()) {
    expect(address).not.toMatch(/\.(?:br|gz)$|index\.html|404|__spa|\.env|\.git/);
  }
});

test.each(['index.html', '404.html'])('a build without %s is refused', async (name) => {
  await rm(path.join(fixture.clientDir, name));
  await expect(listSite(fixture.clientDir)).rejects.toThrow(name);
  await expect(createApp({ siteDir: fixture.siteDir })).rejects.toThrow(name);
});

test('a name that no address can have is refused', async () => {
  await writeFile(path.join(fixture.clientDir, 'a b.txt'), '');
  await expect(listSite(fixture.clientDir)).rejects.toThrow('a b.txt');
});

test('the nearest miss document is the one up the tree', () => {
  const misses = new Map([
    ['/', 'root'],
    ['/guides/', 'guides'],
    ['/guides/seo/', 'seo'],
  ]);
  expect(nearest(misses, '/x/y')).toBe('root');
  expect(nearest(misses, '/guides')).toBe('root');
  expect(nearest(misses, '/guides/x/y')).toBe('guides');
  expect(nearest(misses, '/guides/seo/x/')).toBe('seo');
  expect(nearest(misses, '/guides/../x')).toBe('root');
  expect(nearest(misses, '')).toBe('root');
});

test('a path of 200,000 segments is resolved in linear time', { timeout: 3_000 }, () => {
  const misses = new Map([
    ['/', 'root'],
    ['/guides/', 'guides'],
  ]);
  expect(nearest(misses, `/guides${'/x'.repeat(200_000)}`)).toBe('guides');
  expect(nearest(misses, '/x'.repeat(200_000))).toBe('root');
});

test('the budget of memory goes to the compressed forms first', async () => {
  const all = await readSiteFiles(fixture.clientDir);
  const page = all.addressed.get('/')?.representations;
  expect(page?.br?.body).toBeDefined();
  expect(page?.identity.body).toBeDefined();
  let compressed = 0;
  for (const { representations } of [...all.addressed.values(), ...all.misses.values()]) {
    compressed += (representations.br?.size ?? 0) + (representations.gzip?.size ?? 0);
  }
  const some = await readSiteFiles(fixture.clientDir, compressed);
  const bounded = some.addressed.get('/')?.representations;
  expect(bounded?.br?.body).toBeDefined();
  expect(bounded?.identity.body).toBeUndefined();
  expect(bounded?.identity.etag).toBe(page?.identity.etag);
});
