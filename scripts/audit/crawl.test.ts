import http from 'node:http';
import { setImmediate as afterOthers } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditSite } from '#audit/audit.ts';
import { listenOnFreePort } from '../free-port.ts';
import { crawl, type CrawlOptions } from './crawl.ts';
import { networkFetcher } from './fetcher.ts';

const servers: http.Server[] = [];
let asked: string[] = [];
let askedElsewhere: string[] = [];
let base = '';
let elsewhere = '';
let robots = '';

/** Starts a server that records its requests. Resolves with its URL. */
async function serve(
  record: (path: string) => void,
  respond: http.RequestListener,
): Promise<string> {
  const server = http.createServer((request, response) => {
    record(request.url ?? '');
    respond(request, response);
  });
  servers.push(server);
  return `http://127.0.0.1:${await listenOnFreePort(server)}`;
}

beforeEach(async () => {
  asked = [];
  askedElsewhere = [];
  elsewhere = await serve(
    (path) => askedElsewhere.push(path),
    (_, response) => response.end(),
  );
  base = await serve(
    (path) => asked.push(path),
    ({ url }, response) => {
      const redirectTo = (location: string) => response.writeHead(302, { location }).end();
      if (url === '/robots.txt') response.end(robots);
      else if (url === '/away') redirectTo(`${elsewhere}/secret`);
      else if (url === '/inward') redirectTo('/private');
      else if (url === '/gone') response.writeHead(404).end();
      else if (url === '/menu') redirectTo('/menu.pdf');
      else if (url === '/menu.pdf') response.end('%PDF');
      else {
        response.setHeader('content-type', 'text/html');
        response.end(
          '<a href="/page">1</a><a href="/away">2</a><a href="/inward">3</a><a href="/menu">4</a><img src="/gone">',
        );
      }
    },
  );
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const run = (options: Partial<CrawlOptions> = {}, toServer?: (url: string) => string) =>
  crawl(`${base}/`, networkFetcher(toServer), {
    maxPages: 10,
    probesOtherHosts: false,
    ...options,
  });

test('what robots.txt disallows is not requested, by a link, a redirect or a probe', async () => {
  robots = 'User-agent: *\nDisallow: /private\nDisallow: /*?\nDisallow: /page/';
  const { pages, site } = await run();
  expect(pages.map(({ url }) => url)).toEqual([`${base}/`, `${base}/page`]);
  expect(asked).toEqual(expect.arrayContaining(['/inward', '/gone', '/no-such-page-4f7a1c']));
  expect(asked.filter((path) => /private|\?|^\/page\//.test(path))).toEqual([]);
  expect(site.probes).toMatchObject({ otherSlash: [], withParameter: [] });
});

test('a redirect to another host is not followed', async () => {
  robots = 'User-agent: *\nAllow: /';
  await run();
  expect(asked).toContain('/away');
  expect(askedElsewhere).toEqual([]);
});

test('a link that is redirected to a file leads somewhere', async () => {
  const { pages, site } = await run();
  expect(site.isComplete).toBe(true);
  expect(site.files?.get(`${base}/menu.pdf`)).toMatchObject({ status: 200 });
  const { evidence } = auditSite(site, pages, new Date(0)).points[23]!;
  expect(evidence.map(({ found }) => found).join()).not.toContain('/menu');
});

test('a crawl delay lies between all requests, those of redirects and files included', async () => {
  robots = 'User-agent: *\nCrawl-delay: 0.03';
  let now = 0;
  const wait = async (milliseconds: number) => {
    const due = now + milliseconds;
    // A request whose turn has come is sent before the clock moves on.
    await afterOthers();
    now = Math.max(now, due);
  };
  const sent: number[] = [];
  await run({ wait }, (url) => {
    sent.push(now);
    return url;
  });
  expect(asked).toEqual(expect.arrayContaining(['/private', '/gone', '/page?test=1']));
  expect(sent).toHaveLength(asked.length);
  // The first page and robots.txt, which states the delay, are requested without one.
  for (const [index, at] of sent.entries()) {
    if (index >= 2) expect(at - sent[index - 1]!).toBeGreaterThanOrEqual(30);
  }
});
