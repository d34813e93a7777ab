import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cacheControl, contentTypes, securityHeaders } from '#server/headers.ts';
import { defaultNginxPlace, nginxConf } from '#deploy/hosts/nginx.ts';
import { writeHostFiles } from '#deploy/hosts/write-host-files.ts';
import { listSite } from '#server/site-files.ts';
import { fixturePolicy, makeFixture, type Fixture } from './fixture.ts';
import { startBuiltIn, type Host } from './hosts.ts';
import { header, sendRequest } from './raw-client.ts';
import { rows } from './requests.ts';

let fixture: Fixture;
let outDir: string;
const written = new Map<string, string>();
beforeAll(async () => {
  fixture = await makeFixture();
  outDir = await mkdtemp(join(tmpdir(), 'host-files-'));
  await writeHostFiles({ clientDir: fixture.clientDir, outDir, policy: fixturePolicy });
  for (const name of ['nginx.conf', '_headers', '_redirects']) {
    written.set(name, await readFile(join(outDir, name), 'utf8'));
  }
});
afterAll(async () => {
  await fixture.remove();
  await rm(outDir, { recursive: true });
});

/** Evaluates `_headers` as the hosts document it: every matching rule adds its headers. */
function headersAt(address: string): Map<string, string> {
  const found = new Map<string, string>();
  let applies = false;
  for (const line of (written.get('_headers') ?? '').split('\n')) {
    if (line === '') continue;
    if (!line.startsWith(' ')) {
      applies = new RegExp(`^${line.replaceAll('.', '\\.').replace('*', '.*')}$`).test(address);
    } else if (applies) {
      const [, name = '', value = ''] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
      if (found.has(name)) throw new Error(`${name} would be sent twice for ${address}`);
      found.set(name, value);
    }
  }
  return found;
}

/** Evaluates `_redirects` as Netlify documents it: the first matching rule, if there is no file. */
function redirectAt(address: string): { to: string; status: number } | undefined {
  for (const line of (written.get('_redirects') ?? '').split('\n')) {
    const [from = '', to = '', status = ''] = line.split(' ');
    if (from === '') continue;
    const matches = from.endsWith('*') ? address.startsWith(from.slice(0, -1)) : address === from;
    if (matches) return { to, status: Number(status) };
  }
  return undefined;
}

describe('_headers and _redirects agree with the built-in server', () => {
  let server: Host;
  beforeAll(async () => {
    server = await startBuiltIn({ siteDir: fixture.siteDir });
  });
  afterAll(() => server.stop());

  // Only targets in canonical form: hosts normalize and redirect others in their own ways.
  const plain = rows.filter(
    ({ request: { method = 'GET', target, headers = {} }, status }) =>
      method === 'GET' &&
      /^\/[\w./-]*$/.test(target) &&
      !/\/404|__|\.(?:br|gz)$|\/\.|\/\/|\/$/.test(target.slice(1)) &&
      Object.keys(headers).length === 0 &&
      (status === 200 || status === 404),
  );

  test('there are rows to compare', () => expect(plain.length).toBeGreaterThan(25));

  test.each(plain)('$name', async ({ request, status, kind }) => {
    const answer = await sendRequest(server.port, request);
    const rules = headersAt(request.target);
    for (const [name, value] of securityHeaders(fixturePolicy)) {
      expect(rules.get(name), name).toBe(value);
    }
    for (const [name, value] of securityHeaders(fixturePolicy, kind)) {
      expect(header(answer, name), name).toBe(value);
    }
    if (status === 200) {
      // Without a rule, the hosts' default equals the required value.
      const cache = rules.get('Cache-Control') ?? 'public, max-age=0, must-revalidate';
      expect(cache).toBe(header(answer, 'cache-control'));
      const type = rules.get('Content-Type');
      if (type !== undefined || request.target.endsWith('.data')) {
        expect(type).toBe(header(answer, 'content-type'));
      }
    } else {
      expect(rules.has('Cache-Control')).toBe(false);
      const rule = redirectAt(request.target);
      expect(rule?.status).toBe(404);
      const file = await readFile(join(fixture.clientDir, rule?.to ?? ''));
      expect(answer.body.equals(file)).toBe(true);
    }
  });
});

test("no line of _headers or _redirects exceeds the hosts' limit", () => {
  for (const name of ['_headers', '_redirects']) {
    for (const line of (written.get(name) ?? '').split('\n')) {
      expect(line.length).toBeLessThanOrEqual(name === '_headers' ? 2_000 : 1_000);
    }
  }
});

/** The `_headers` file of a site with these files as well. They are empty. */
async function headersWith(files: readonly string[]): Promise<string> {
  const many = await makeFixture();
  try {
    for (const file of files) {
      await mkdir(join(many.clientDir, dirname(file)), { recursive: true });
      await writeFile(join(many.clientDir, file), '');
    }
    await writeHostFiles({
      clientDir: many.clientDir,
      outDir: many.siteDir,
      policy: fixturePolicy,
    });
    return await readFile(join(many.siteDir, '_headers'), 'utf8');
  } finally {
    await many.remove();
  }
}

const pictures = Array.from({ length: 150 }, (_, i) => `assets/picture-${i}.avif`);
const articles = Array.from({ length: 150 }, (_, i) => `archive/a${i}/index.md`);

test("the rules do not exceed the hosts' limit for any number of assets", async () => {
  const text = await headersWith(pictures);
  expect(text.match(/^\//gm)).toHaveLength(100);
  for (const name of ['entry-1Ab3.js', 'shared-Zz9.css', 'face-Q1.woff2']) {
    expect(text).toContain(`/assets/${name}\n  Cache-Control: ${cacheControl.asset}\n`);
  }
});

test("the rules do not exceed the hosts' limit for any number of pages, and none is indexed", async () => {
  const text = await headersWith([...articles, ...pictures]);
  expect(text.match(/^\//gm)).toHaveLength(100);
  expect(text).toContain('/*.md\n  X-Robots-Tag: noindex\n');
});

test('writeHostFiles rejects a policy that is too long for a host', async () => {
  const styleHashes = Array.from({ length: 60 }, () => `sha256-${'d'.repeat(43)}=`);
  const policy = { ...fixturePolicy, scriptHashes: [], styleHashes };
  const options = { clientDir: fixture.clientDir, outDir, policy };
  await expect(writeHostFiles(options)).rejects.toThrow(/_headers: a line has \d+ characters/);
});

test('nginxConf rejects a value with special characters', async () => {
  const listing = await listSite(fixture.clientDir);
  for (const root of ['/srv/"; include /etc/x; "', '/srv/$host', '/srv/a\nb', '/srv/a\\']) {
    expect(() => nginxConf(listing, fixturePolicy, { ...defaultNginxPlace, root })).toThrow(
      /cannot be quoted/,
    );
  }
});

test('nginx.conf sets every header once, at the server level', () => {
  const conf = written.get('nginx.conf') ?? '';
  const server = conf.slice(conf.indexOf('\nserver {'));
  const inBlocks = [...server.matchAll(/^ {4,}add_header .*$/gm)];
  expect(inBlocks).toEqual([]);
  for (const [name] of securityHeaders(fixturePolicy)) {
    expect(server.match(new RegExp(`add_header ${name} `, 'g')), name).toHaveLength(1);
  }
  for (const extension of Object.keys(contentTypes)) {
    expect(server).toMatch(new RegExp(`[ ]${extension}[ ;]`));
  }
});
