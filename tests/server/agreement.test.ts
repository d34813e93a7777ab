import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { cacheControl, securityHeaders } from '#server/headers.ts';
import { fixturePolicy, makeFixture, secret, type Fixture } from './fixture.ts';
import { startBuiltIn, startNginx, type Host } from './hosts.ts';
import {
  sendRequest,
  decoded,
  exchange,
  header,
  parseResponse,
  type RawResponse,
} from './raw-client.ts';
import { rows } from './requests.ts';
import { hostileRows } from './requests/hostile.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterAll(() => fixture.remove());

const hosts: readonly (readonly [string, (siteDir: string) => Promise<Host>])[] = [
  ['the built-in server', (siteDir) => startBuiltIn({ siteDir })],
  ['nginx', (siteDir) => startNginx(siteDir)],
];

/**
 * The value of a header. nginx sends some headers of a 416 twice: with equal values, and
 * `Cache-Control` with an additional `no-store`, which takes precedence.
 */
function once(response: RawResponse, name: string): string | undefined {
  if (response.status !== 416) return header(response, name);
  return response.headers.get(name.toLowerCase())?.at(-1);
}

/** Checks that apply to every response, whatever the request. */
function expectNoHarm(response: RawResponse) {
  const isAsset = once(response, 'cache-control') === cacheControl.asset;
  const wanted = new Map(securityHeaders(fixturePolicy, isAsset ? 'asset' : 'document'));
  for (const [name] of securityHeaders(fixturePolicy)) {
    expect.soft(once(response, name), name).toBe(wanted.get(name));
  }
  if (response.status >= 400) {
    expect.soft(response.headers.get('cache-control') ?? []).toContain('no-store');
  }
  expect.soft(header(response, 'set-cookie')).toBeUndefined();
  expect.soft(header(response, 'server') ?? '').not.toMatch(/\d/);
  const location = header(response, 'location');
  if (location !== undefined) expect.soft(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
  const text = decoded(response).toString('latin1');
  expect.soft(text).not.toContain(secret);
  expect.soft(text).not.toMatch(/root:|node:internal|\bat .+:\d+:\d+|site-fixture-|Error:/);
}

describe.each(hosts)('%s', (name, startAt) => {
  const skipped = name === 'nginx' && inject('nginxObstacle') !== '';
  let server: Host;
  beforeAll(async () => {
    if (!skipped) server = await startAt(fixture.siteDir);
  });
  afterAll(() => server?.stop());

  test.skipIf(skipped).each(rows)('$name', async (row) => {
    const response = await sendRequest(server.port, row.request);
    expectNoHarm(response);
    const allowed = (name === 'nginx' ? row.nginxStatus : undefined) ?? row.status;
    expect.soft([allowed].flat()).toContain(response.status);
    if (row.kind) expect.soft(once(response, 'cache-control')).toBe(cacheControl[row.kind]);
    for (const [field, value] of Object.entries(row.headers ?? {})) {
      expect.soft(header(response, field) ?? null, field).toBe(value);
    }
    if (row.empty) {
      expect.soft(response.body.length + response.rest.length).toBe(0);
    }
    if (row.file !== undefined) {
      const whole = await readFile(join(fixture.clientDir, row.file));
      const wanted = row.part ? whole.subarray(row.part[0], row.part[1] + 1) : whole;
      expect.soft(decoded(response).equals(wanted), 'the bytes of the file').toBe(true);
      expect.soft(response.rest.length).toBe(0);
    }
  });

  test.skipIf(skipped).each(hostileRows)('hostile: $name', async ({ bytes, allowed, single }) => {
    const received = await exchange(server.port, bytes, { timeout: 700 });
    const response = parseResponse(received);
    expect(allowed).toContain(response?.status ?? 'closed');
    if (response !== undefined) expectNoHarm(response);
    if (single) expect(response?.rest.toString('latin1') ?? '').not.toContain('HTTP/1');
    expect((await sendRequest(server.port, { target: '/' })).status).toBe(200);
  });

  test.skipIf(skipped)('each representation of a file has its own strong ETag', async () => {
    const tags = new Set<string>();
    for (const coding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': coding };
      const first = await sendRequest(server.port, { target: '/services', headers });
      const tag = header(first, 'etag') ?? '';
      expect(tag).toMatch(/^"[^"]+"$/);
      tags.add(tag);
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
        const again = await sendRequest(server.port, {
          target: '/services',
          headers: { ...headers, 'If-None-Match': known },
        });
        expect(again.status).toBe(304);
        expect(header(again, 'etag')).toBe(tag);
        expect(header(again, 'cache-control')).toBe(cacheControl.document);
        expect(header(again, 'vary')).toBe('Accept-Encoding');
        expect(again.body.length + again.rest.length).toBe(0);
        expectNoHarm(again);
      }
    }
    expect(tags.size).toBe(3);
  });

  test.skipIf(skipped)('If-Range with the current ETag gets the range', async () => {
    const target = '/assets/face-Q1.woff2';
    const tag = header(await sendRequest(server.port, { target }), 'etag') ?? '';
    const part = await sendRequest(server.port, {
      target,
      headers: { Range: 'bytes=5-9', 'If-Range': tag },
    });
    expect(part.status).toBe(206);
    expect(header(part, 'etag')).toBe(tag);
    const weak = await sendRequest(server.port, {
      target,
      headers: { Range: 'bytes=5-9', 'If-Range': `W/${tag}` },
    });
    expect(weak.status).toBe(200);
  });

  test.skipIf(skipped)(
    'a range of a compressed representation is a part of its bytes',
    async () => {
      const headers = { 'Accept-Encoding': 'br' };
      const whole = await sendRequest(server.port, { target: '/services', headers });
      const part = await sendRequest(server.port, {
        target: '/services',
        headers: { ...headers, Range: 'bytes=3-20' },
      });
      // A server may ignore the range here, but must not send a range of the uncompressed file.
      expect([200, 206]).toContain(part.status);
      expect(header(part, 'content-encoding')).toBe('br');
      const wanted = part.status === 206 ? whole.body.subarray(3, 21) : whole.body;
      expect(part.body.equals(wanted)).toBe(true);
    },
  );

  test.skipIf(skipped)('a preview is noindex at every address', async () => {
    const preview = await makeFixture();
    await writeFile(
      join(preview.siteDir, 'policy.json'),
      JSON.stringify({ ...fixturePolicy, indexable: false }),
    );
    const host = await startAt(preview.siteDir);
    try {
      for (const target of ['/', '/services/', '/robots.txt', '/assets/entry-1Ab3.js', '/gone']) {
        expect(header(await sendRequest(host.port, { target }), 'x-robots-tag'), target).toBe(
          'noindex',
        );
      }
    } finally {
      await host.stop();
      await preview.remove();
    }
  });

  test.skipIf(skipped)(
    'responses on one connection come in the order of the requests',
    async () => {
      const requests = ['/services', '/nowhere', '/services/', '/robots.txt'].map(
        (target) => `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`,
      );
      const closing = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
      let rest = await exchange(server.port, requests.join('') + closing);
      const statuses: number[] = [];
      while (rest.length > 0) {
        const response = parseResponse(rest);
        if (response === undefined) break;
        statuses.push(response.status);
        rest = response.rest;
      }
      expect(statuses).toEqual([200, 404, 301, 200, 200]);
    },
  );
});
