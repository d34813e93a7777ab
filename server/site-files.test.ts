import { readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFixture, notFoundDocuments, type Fixture } from '#tests/server/fixture.ts';
import { createApp } from './app.ts';
import { listSite, nearest, readSiteFiles } from './site-files.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await makeFixture();
});
afterEach(() => fixture.remove());

test('listSite lists canonical addresses only', async () => {
  const { addressed, notFound } = await listSite(fixture.clientDir);
  expect(addressed.get('/')).toBe('index.html');
  expect(addressed.get('/services/seo')).toBe('services/seo/index.html');
  expect([...notFound.values()].toSorted()).toEqual([...notFoundDocuments].toSorted());
  for (const address of addressed.keys()) {
    expect(address).not.toMatch(/\.(?:br|gz)$|index\.html|404|__spa|\.env|\.git/);
  }
});

test.each(['index.html', '404.html'])('listSite rejects a build without %s', async (name) => {
  await rm(join(fixture.clientDir, name));
  await expect(listSite(fixture.clientDir)).rejects.toThrow(name);
  await expect(createApp({ siteDir: fixture.siteDir })).rejects.toThrow(name);
});

test('listSite rejects a file name that cannot be an address', async () => {
  await writeFile(join(fixture.clientDir, 'a b.txt'), '');
  await expect(listSite(fixture.clientDir)).rejects.toThrow('a b.txt');
});

test('nearest returns the not-found document of the deepest matching folder', () => {
  const notFound = new Map([
    ['/', 'root'],
    ['/guides/', 'guides'],
    ['/guides/seo/', 'seo'],
  ]);
  expect(nearest(notFound, '/x/y')).toBe('root');
  expect(nearest(notFound, '/guides')).toBe('root');
  expect(nearest(notFound, '/guides/x/y')).toBe('guides');
  expect(nearest(notFound, '/guides/seo/x/')).toBe('seo');
  expect(nearest(notFound, '/guides/a%20b')).toBe('guides');
  expect(nearest(notFound, '')).toBe('root');
});

test.each(['index.html', 'services/index.html', '404.html'])(
  'an empty %s is refused',
  async (name) => {
    await writeFile(join(fixture.clientDir, name), '');
    await expect(readSiteFiles(fixture.clientDir)).rejects.toThrow(name);
  },
);

test('listSite follows no symbolic link except the shared assets folder', async () => {
  const secret = join(fixture.siteDir, 'private.txt');
  await symlink(secret, join(fixture.clientDir, 'link.txt'));
  await symlink(fixture.siteDir, join(fixture.clientDir, 'folder'));
  await rename(join(fixture.clientDir, 'assets'), join(fixture.siteDir, 'assets'));
  await symlink('../assets', join(fixture.clientDir, 'assets'));
  await symlink(secret, join(fixture.siteDir, 'assets/link.txt'));
  const { addressed } = await readSiteFiles(fixture.clientDir);
  const name = 'assets/entry-1Ab3.js';
  expect(addressed.get(`/${name}`)?.representations.identity.body).toEqual(
    await readFile(join(fixture.clientDir, name)),
  );
  expect([...addressed.keys()].filter((address) => /link|folder/.test(address))).toEqual([]);
});
