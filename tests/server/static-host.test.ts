import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeStaticFolder } from '#deploy/static-folder.ts';
import { cacheControl, securityHeaders } from '#server/headers.ts';
import { writeHostFiles } from '#deploy/hosts/write-host-files.ts';
import { fixturePolicy, makeFixture, secret, type Fixture } from './fixture.ts';
import { freePort } from './hosts.ts';
import { rows } from './requests.ts';

/** Runs the folder for static hosts on Cloudflare's runtime, with the documented settings. */
let fixture: Fixture;
let folder: string;
let host: Miniflare;
let port: number;
beforeAll(async () => {
  fixture = await makeFixture();
  folder = join(fixture.siteDir, 'static');
  await writeHostFiles({
    clientDir: fixture.clientDir,
    outDir: fixture.siteDir,
    policy: fixturePolicy,
  });
  await writeStaticFolder(fixture.siteDir);
  const wrangler = JSON.parse(
    await readFile(join(import.meta.dirname, '../../deploy/wrangler.json'), 'utf8'),
  ) as { assets: { html_handling: 'drop-trailing-slash'; not_found_handling: '404-page' } };
  port = await freePort();
  host = new Miniflare({
    host: '127.0.0.1',
    port,
    modules: true,
    script: 'export default { fetch: (request, env) => env.ASSETS.fetch(request) };',
    compatibilityDate: '2026-04-01',
    assets: {
      directory: folder,
      binding: 'ASSETS',
      assetConfig: {
        html_handling: wrangler.assets.html_handling,
        not_found_handling: wrangler.assets.not_found_handling,
      },
      routerConfig: { has_user_worker: false },
    },
  });
  await host.ready;
});
afterAll(async () => {
  await host.dispose();
  await fixture.remove();
});

const answer = (target: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${port}${target}`, { method, redirect: 'manual' });

test('the folder has only files with an address', async () => {
  const names = await readdir(folder, { recursive: true });
  expect(names).toEqual(expect.arrayContaining(['index.html', 'services/seo/index.html']));
  for (const name of names) {
    expect(name).not.toMatch(/\.(?:br|gz)$|^\.(?:env|git)|__spa|404\/index/);
  }
});

// Cloudflare redirects slashes with 307 instead of 301, and serves 404 pages under their own names.
const held = rows.filter(
  ({ name, request: { method = 'GET', target, headers = {} }, status }) =>
    (method === 'GET' || method === 'HEAD') &&
    (status === 200 || status === 404) &&
    Object.keys(headers).length === 0 &&
    /^\/[\w./?=-]*$/.test(target) &&
    !/404|__spa|\.html$|\/$|\/index\.html|\/\/|\/\.(?!well-known)/.test(target) &&
    !name.includes('query'),
);

describe('agrees with the other hosts', () => {
  test('on more than 30 rows of the table', () => expect(held.length).toBeGreaterThan(30));

  test.each(held)('$name', async (row) => {
    const response = await answer(row.request.target, row.request.method);
    expect.soft(response.status).toBe(row.status);
    for (const [name, value] of securityHeaders(fixturePolicy)) {
      expect.soft(response.headers.get(name), name).toBe(value);
    }
    const cache = row.kind === 'error' ? cacheControl.document : cacheControl[row.kind ?? 'file'];
    expect.soft(response.headers.get('cache-control')).toBe(cache);
    const text = Buffer.from(await response.arrayBuffer());
    expect.soft(text.includes(secret)).toBe(false);
    if (row.file !== undefined) {
      const file = await readFile(join(fixture.clientDir, row.file));
      expect.soft(text.equals(file)).toBe(true);
    }
  });
});

test.each([
  ['/services/', '/services'],
  ['/services/index.html?q=1', '/services?q=1'],
  ['/index.html', '/'],
])('%s leads to %s', async (target, location) => {
  const response = await answer(target);
  expect([301, 307, 308]).toContain(response.status);
  expect(response.headers.get('location')).toBe(location);
});

test.each(['//evil.example/', '/%5Cevil.example/', '/%5cevil.example/index.html'])(
  '%s leads nowhere else',
  async (target) => {
    const location = (await answer(target)).headers.get('location') ?? '/';
    expect(new URL(location, 'https://upslope.example').host).toBe('upslope.example');
  },
);
