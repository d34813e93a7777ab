import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheControl, securityHeaders } from '#server/headers.ts';
import { fixturePolicy, makeFixture, pages, secret, type Fixture } from './fixture.ts';
import { isMatrix } from '../tier.ts';
import { startBuiltIn, type Host } from './hosts.ts';
import { exchange, header, parseResponse, sendRequest } from './raw-client.ts';

const batch = 20;
const runs = isMatrix ? 300 : 75;

let fixture: Fixture;
let host: Host;
const published: Buffer[] = [];
beforeAll(async () => {
  fixture = await makeFixture();
  host = await startBuiltIn({ siteDir: fixture.siteDir });
  const entries = await readdir(fixture.clientDir, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter(
    (found) => found.isFile() && !/^\.(?:env|git)/.test(found.name),
  )) {
    published.push(await readFile(join(entry.parentPath, entry.name)));
  }
});
afterAll(async () => {
  await host.stop();
  await fixture.remove();
});

const latin = fc.string({
  unit: fc.integer({ min: 0, max: 255 }).map((n) => String.fromCharCode(n)),
});
/** Text that the HTTP parser accepts, so that the code after it is tested too. */
const printable = fc
  .string({ unit: 'grapheme-ascii' })
  .map((text) => text.replace(/[\0-\x20\x7f]/g, '~'));
const segment = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'services',
      'seo',
      'case-studies',
      'guides',
      'assets',
      'index.html',
      '404.html',
      'entry-1Ab3.js',
      'face-Q1.woff2',
      'private.txt',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '',
      '.',
      '..',
      '%2e%2e',
      '%2e',
      '.env',
      '.git',
      '..%2f',
      '..%5c',
      '%c0%ae',
      '%00',
      '%',
      '%zz',
      '\\',
      '..;',
      '%252e',
      '%0d%0a',
      '__proto__',
      'constructor',
      'evil.example',
      '%5Cevil.example',
      '*',
      '@',
    ),
  },
  { weight: 2, arbitrary: printable },
);
const target = fc
  .record({
    lead: fc.constantFrom(
      '/',
      '/',
      '/',
      '/',
      '//',
      '',
      'http://evil.example/',
      'HTTPS://u:p@evil.example:1/',
      '\\',
    ),
    segments: fc.array(segment, { maxLength: 6 }),
    tail: fc.constantFrom('', '', '/', '/index.html', '.br', '.gz', '.html', '.data'),
    query: fc.oneof(
      fc.constant(''),
      printable.map((text) => `?${text}`),
      fc.constant('?//evil.example/'),
    ),
  })
  .map(({ lead, segments, tail, query }) => lead + segments.join('/') + tail + query);
const ranges = [
  'Range: bytes=0-5',
  'Range: bytes=5-',
  'Range: bytes=-7',
  'Range: bytes=999999-',
] as const;
const headerLine = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'Accept-Encoding',
          'If-None-Match',
          'If-Match',
          'Range',
          'If-Range',
          'Expect',
          'Upgrade',
          'Cookie',
          'X-Forwarded-Host',
        ),
        printable,
      )
      .map(([name, value]) => `${name}: ${value}`),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'Accept-Encoding: br;q=0.1, gzip;q=banana, *;q=0',
      'Accept-Encoding: br',
      'Accept-Encoding: gzip',
      ...ranges,
      'If-None-Match: *',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.oneof(
      latin,
      latin.map((text) => `X: ${text}`),
      fc.constantFrom(
        'Content-Length: 3',
        'Content-Length: -3',
        'Transfer-Encoding: chunked',
        'Transfer-Encoding: gzip, chunked',
        'Host: evil.example',
      ),
    ),
  },
);
const anyRequest = fc.record({
  method: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom('GET', 'HEAD') },
    { weight: 2, arbitrary: fc.constantFrom('POST', 'OPTIONS', 'CONNECT', 'TRACE', 'get', 'BREW') },
    { weight: 1, arbitrary: latin },
  ),
  target: fc.oneof(
    { weight: 1, arbitrary: latin },
    { weight: 8, arbitrary: target },
    {
      weight: 4,
      arbitrary: fc
        .constantFrom(...pages)
        .chain((at) => fc.constantFrom(at, `${at}/`, `${at}/index.html`)),
    },
  ),
  version: fc.oneof(
    { weight: 20, arbitrary: fc.constant('HTTP/1.1') },
    { weight: 1, arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/2', '') },
  ),
  lines: fc.array(headerLine, { maxLength: 4 }),
  body: fc.oneof({ weight: 12, arbitrary: fc.constant('') }, { weight: 1, arbitrary: latin }),
});

/** For a part of a page, or for a changed page: rare among the other requests. */
const conditionalRequest = fc.record({
  method: fc.constant('GET'),
  target: fc.constantFrom(...pages),
  version: fc.constant('HTTP/1.1'),
  lines: fc.tuple(fc.constantFrom(...ranges, 'If-None-Match: *')),
  body: fc.constant(''),
});
const request = fc.oneof(
  { weight: 19, arbitrary: anyRequest },
  { weight: 1, arbitrary: conditionalRequest },
);

test(`${batch * runs} random requests get a file of the site or a refusal`, async () => {
  const seen = new Map<number | 'closed', number>();
  const property = fc.asyncProperty(
    fc.array(request, { minLength: batch, maxLength: batch }),
    async (requests) => {
      await Promise.all(
        requests.map(async ({ method, target: at, version, lines, body }) => {
          const bytes = `${method} ${at} ${version}\r\n${['Host: a', 'Connection: close', ...lines].join('\r\n')}\r\n\r\n${body}`;
          const received = await exchange(host.port, Buffer.from(bytes, 'latin1'), {
            timeout: 400,
          });
          const response = parseResponse(received, method);
          seen.set(response?.status ?? 'closed', (seen.get(response?.status ?? 'closed') ?? 0) + 1);
          if (response === undefined) return;
          expect([200, 206, 301, 304, 400, 404, 405, 408, 412, 413, 416, 431, 501, 505]).toContain(
            response.status,
          );
          const isAsset = header(response, 'cache-control') === cacheControl.asset;
          const kind = isAsset ? 'asset' : 'document';
          for (const [name, value] of securityHeaders(fixturePolicy, kind)) {
            expect(header(response, name)).toBe(value);
          }
          expect(response.headers.has('set-cookie')).toBe(false);
          const location = header(response, 'location');
          if (location !== undefined) {
            expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
            expect(pages).toContain(location.split('?')[0]);
          }
          expect(received.includes(secret)).toBe(false);
          // The parser rejects before it reads the method, so its response to HEAD may have a body.
          const parsed = ![400, 408, 413, 431].includes(response.status);
          if (method === 'HEAD' && parsed) expect(response.rest.length).toBe(0);
          else if (response.status === 200) {
            expect(published.some((file) => file.equals(response.body))).toBe(true);
          } else if (response.status === 206) {
            expect(published.some((file) => file.includes(response.body))).toBe(true);
          }
        }),
      );
    },
  );
  await fc.assert(property, { numRuns: runs });
  expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(
    batch * runs,
  );
  // The fuzz test is useful only if it reaches every kind of response.
  for (const status of [200, 206, 301, 304, 400, 404, 405, 416]) {
    expect(seen.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(0);
  }
  expect((await sendRequest(host.port, { target: '/' })).status).toBe(200);
});
