import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pointCount } from '#audit/point-anchors.ts';
import type { AuditReport } from '#audit/types.ts';
import { listenOnFreePort } from '../free-port.ts';

const command = join(import.meta.dirname, '../audit.ts');
const node = join(import.meta.dirname, '../../node_modules/.bin/node');
const work = mkdtempSync(join(tmpdir(), 'audit-'));
afterAll(() => rmSync(work, { recursive: true }));

/** Runs the command. Resolves with its exit code and output. */
function run(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(node, [command, ...args], (error, out, err) => {
      resolve({ code: Number(error?.code ?? 0), out, err });
    });
  });
}

const shell = (body: string, head = '') => `<!doctype html><html lang="en"><head>
<meta name="viewport" content="width=device-width"><title>Brake repair in Boulder</title>${head}</head>
<body><main><h1>Brake repair</h1>${body}</main></body></html>`;

describe('auditing a URL', () => {
  const asked: { url: string; agent: string | undefined }[] = [];
  let open = 0;
  let most = 0;
  const server = http.createServer((request, response) => {
    const url = request.url ?? '';
    asked.push({ url, agent: request.headers['user-agent'] });
    open += 1;
    most = Math.max(most, open);
    const answer = (status: number, type: string, body: string, headers = {}) =>
      setTimeout(() => {
        open -= 1;
        response.writeHead(status, { 'content-type': type, ...headers }).end(body);
      }, 5);
    if (url === '/robots.txt') {
      return answer(
        200,
        'text/plain',
        'User-agent: *\nDisallow: /private\n\nUser-agent: otherbot\nCrawl-delay: 10',
      );
    }
    if (url === '/old') return answer(302, 'text/html', '', { location: '/page-1' });
    if (url === '/loop') return answer(302, 'text/html', '', { location: '/loop' });
    if (url === '/') {
      const links = Array.from(
        { length: 6 },
        (_, index) => `<a href="/page-${index}">Page ${index}</a>`,
      );
      return answer(
        200,
        'text/html',
        shell(
          `${links.join('')}<a href="/private/x">Private</a><a href="/old">Old</a><a href="/loop">Loop</a><a href="https://other.example/">Other</a>`,
        ),
      );
    }
    if (/^\/page-\d$/.test(url)) {
      return answer(200, 'text/html; charset=utf-8', shell('<a href="/">Home page</a>'));
    }
    return answer(404, 'text/html', shell('Not found'));
  });
  let base = '';
  beforeAll(async () => {
    base = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  });
  afterAll(() => void server.close());

  test('obeys robots.txt and writes a report of the documented shape', async () => {
    const json = join(work, 'report.json');
    const { code } = await run(`${base}/`, '--json', json);
    expect(code).toBe(1);
    const report = JSON.parse(readFileSync(json, 'utf8')) as AuditReport;
    expect(Object.keys(report)).toEqual(['site', 'checkedAt', 'pages', 'points']);
    expect(report.site).toBe(base);
    expect(report.points.map(({ id }) => id)).toEqual(
      Array.from({ length: pointCount }, (_, index) => index + 1),
    );
    for (const point of report.points) {
      expect(Object.keys(point)).toEqual(['id', 'verdict', 'evidence']);
      for (const one of point.evidence) {
        expect(one).toEqual(
          expect.objectContaining({ page: expect.any(String), found: expect.any(String) }),
        );
      }
    }
    expect(report.pages).toHaveLength(7);
    // The crawl met a temporary redirect and a redirect loop.
    expect(report.points[26]).toMatchObject({ verdict: 'fail' });
    expect(report.points[28]).toMatchObject({ verdict: 'fail' });

    expect(asked.map(({ url }) => url)).not.toContain('/private/x');
    expect(new Set(asked.map(({ agent }) => agent))).toEqual(
      new Set([expect.stringContaining('UpslopeAudit/')]),
    );
    expect(most).toBeLessThanOrEqual(2);
  });

  test('reads no more pages than --max-pages', async () => {
    const json = join(work, 'few.json');
    await run(base, '--max-pages', '3', '--json', json);
    expect((JSON.parse(readFileSync(json, 'utf8')) as AuditReport).pages).toHaveLength(3);
  });
});

describe('auditing a folder', () => {
  test('writes a self-contained HTML report', async () => {
    writeFileSync(
      join(work, 'index.html'),
      shell('<p>Hello</p><a href="#"><b>“Quoted” & <script>1</script></b></a>'),
    );
    // A link to a file that is gone is no file of the site.
    symlinkSync('gone.png', join(work, 'link.png'));
    const html = join(work, 'report.htm');
    const { code, out } = await run(work, '--html', html);
    expect(code).toBe(1);
    expect(out).toContain('11. ');
    expect(readFileSync(html, 'utf8')).not.toMatch(/<(?:script|img|link|iframe)\b/);
  });
});

test.each([
  ['no target', [], /Usage/],
  ['a folder that does not exist', ['/no/such/folder'], /neither a folder nor/],
  ['a host that does not answer', ['http://127.0.0.1:9/'], /sent no response/],
  ['an option that does not exist', ['.', '--nope'], /Usage/],
  ['a number of pages that is none', ['.', '--max-pages', 'many'], /Usage/],
] as const)('%s ends with code 2 and says why', async (_, args, message) => {
  const { code, err } = await run(...args);
  expect(code).toBe(2);
  expect(err).toMatch(message);
});
