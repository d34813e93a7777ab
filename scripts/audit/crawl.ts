/** Crawls a site over HTTP: obeys robots.txt, requests one host only, two requests at a time. */
import sharp from 'sharp';
import { decodeHtml } from '#audit/decode.ts';
import { robotsOf } from '#audit/robots-txt.ts';
import { listedPages, sitemapOf } from '#audit/sitemap.ts';
import { isChain } from '#audit/facts.ts';
import type {
  FileAnswer,
  PageInput,
  ProbeAnswer,
  RedirectChain,
  SiteInput,
  StatedFacts,
} from '#audit/types.ts';
import { parseHtmlLinks } from './html-links.ts';
import { type Answer, type Ask } from './answer.ts';

export type CrawlOptions = {
  readonly maxPages: number;
  /**
   * Whether to request the host's variants (http, www). False for a copy of the site on another
   * host.
   */
  readonly asksOtherHosts: boolean;
  readonly stated?: StatedFacts | undefined;
  readonly onProgress?: (read: number, known: number) => void;
};

/** What the audit takes: the files of the site and its pages, in the order in which they were read. */
export type CrawledSite = { readonly site: SiteInput; readonly pages: readonly PageInput[] };

/** Thrown if a site cannot be audited: the home page fails, or robots.txt forbids it. */
export class CannotCrawl extends Error {}

const atOnce = 2;
/** Limit of requests for files of pages, and of probes of each kind. */
const mostFiles = 300;
const mostProbes = 5;
const robotName = 'UpslopeAudit';

const isHtml = (answer: Answer) =>
  /\b(?:text\/html|application\/xhtml\+xml)\b/i.test(answer.headers['content-type'] ?? '');
const text = (answer: Answer) => decodeHtml(answer.body, answer.headers['content-type']);
const key = (address: string) => {
  const url = new URL(address);
  url.hash = '';
  return url.href;
};

/**
 * Reads a site from one address, at most `maxPages` pages of its host, and the files that its checks need. A page that
 * fails later is listed with its status.
 * @throws {CannotCrawl} if the first page fails or isn't HTML, or robots.txt forbids it
 */
export async function crawl(start: string, ask: Ask, options: CrawlOptions): Promise<CrawledSite> {
  const first = await ask(start);
  if (first.status === 0) throw new CannotCrawl(`${start} sent no response: ${first.problem}.`);
  if (first.status >= 400) throw new CannotCrawl(`${start} responded with status ${first.status}.`);
  if (!isHtml(first)) throw new CannotCrawl(`${start} is not an HTML page.`);
  const { origin } = new URL(first.url);

  const robotsAnswer = await ask(`${origin}/robots.txt`);
  const robots = fileOf(robotsAnswer, true);
  const rules = robotsOf({ origin, isComplete: false, robots });
  const mayAsk = (url: string) => rules?.isAllowed(url, robotName) !== false;
  if (!mayAsk(first.url)) throw new CannotCrawl(`robots.txt does not allow ${first.url}.`);
  const delay = crawlDelay(robots.text ?? '');

  const named = rules?.getSitemaps().find((address) => URL.parse(address)?.origin === origin);
  const sitemapAnswer = await ask(named ?? `${origin}/sitemap.xml`);
  const base: SiteInput = {
    origin,
    isComplete: false,
    robots,
    sitemap: fileOf(sitemapAnswer, true),
  };
  const index = base.sitemap && sitemapOf(base.sitemap);
  const parts: FileAnswer[] = [];
  if (index && 'entries' in index && index.isIndex) {
    for (const { loc } of index.entries.slice(0, 20)) {
      if (URL.parse(loc)?.origin === origin) parts.push(fileOf(await ask(loc), true));
    }
  }
  const withSitemap: SiteInput = { ...base, sitemapParts: parts };

  // The home page first, then linked pages, then pages that only the sitemap lists.
  const queue = [`${origin}/`, key(first.url)];
  const seen = new Set(queue);
  const pages = new Map<string, PageInput>();
  const files = new Map<string, FileAnswer>();
  const redirects: RedirectChain[] = [];
  const wanted = new Set<string>();
  const listed = (listedPages(withSitemap) ?? []).map(({ loc }) => loc);
  const enqueue = (address: string) => {
    const url = URL.parse(address);
    if (!url || url.origin !== origin || seen.has(key(address)) || !mayAsk(address)) return;
    seen.add(key(address));
    queue.push(key(address));
  };

  const readNext = async (address: string) => {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const answer = address === key(first.url) ? first : await ask(address);
    if (isChain(answer.steps)) redirects.push(answer.steps);
    if (URL.parse(answer.url)?.origin !== origin) return;
    if (!isHtml(answer)) {
      files.set(address, fileOf(answer, false));
      return;
    }
    const url = key(answer.url);
    if (pages.has(url)) return;
    const html = text(answer);
    pages.set(url, { url, status: answer.status, headers: answer.headers, html });
    options.onProgress?.(pages.size, seen.size);
    if (answer.status !== 200) return;
    const found = parseHtmlLinks(html, url);
    for (const link of found.links) enqueue(link);
    for (const file of found.files) wanted.add(file);
  };

  let sitemapAdded = false;
  for (;;) {
    if (queue.length === 0 && !sitemapAdded) {
      sitemapAdded = true;
      for (const address of listed) enqueue(address);
    }
    if (queue.length === 0 || pages.size >= options.maxPages) break;
    const room = Math.max(1, options.maxPages - pages.size);
    await inParallel(queue.splice(0, Math.min(queue.length, room, 50)), readNext);
  }
  const isComplete = queue.length === 0;

  const own = [...wanted].filter(
    (address) => URL.parse(address)?.origin === origin && mayAsk(address),
  );
  await inParallel(own.slice(0, mostFiles), async (address) => {
    if (!files.has(address)) files.set(address, await pictureOrText(await ask(address)));
  });

  const probes = {
    ...(await probe(origin, [...pages.values()], ask)),
    ...(options.asksOtherHosts && (await otherHosts(origin, ask))),
  };
  return {
    site: { ...withSitemap, isComplete, files, redirects, probes, stated: options.stated },
    pages: [...pages.values()],
  };
}

/** Requests addresses that a visitor might mistype. */
async function probe(origin: string, pages: readonly PageInput[], ask: Ask) {
  const live = pages.filter(({ status, url }) => status === 200 && new URL(url).pathname !== '/');
  // One unknown address at the root, and one in each folder with several pages.
  const folders = Map.groupBy(live, ({ url }) => new URL('.', url).pathname);
  const missing = [
    '/',
    ...[...folders]
      .filter(([folder, those]) => folder !== '/' && those.length > 1)
      .map(([folder]) => folder),
  ].slice(0, mostProbes);
  const asked = async (addresses: readonly string[]) => {
    const answers: ProbeAnswer[] = [];
    for (const address of addresses) answers.push(probeAnswer(await ask(address)));
    return answers;
  };
  const some = live.slice(0, mostProbes).map(({ url }) => new URL(url));
  return {
    missing: await asked(missing.map((folder) => `${origin}${folder}no-such-page-4f7a1c`)),
    otherSlash: await asked(
      some
        .filter(({ search, pathname }) => search === '' && !/\.\w+$/.test(pathname))
        .map(
          ({ pathname }) =>
            `${origin}${pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`}`,
        ),
    ),
    withParameter: await asked(
      some.slice(0, 2).map(({ pathname }) => `${origin}${pathname}?test=1`),
    ),
  };
}

async function otherHosts(origin: string, ask: Ask) {
  const url = new URL(origin);
  const other = url.hostname.startsWith('www.') ? url.hostname.slice(4) : `www.${url.hostname}`;
  const isNamed = /[a-z]/i.test(url.hostname) && url.hostname.includes('.') && url.port === '';
  if (!isNamed) return {};
  return {
    plainHttp: probeAnswer(await ask(`http://${url.hostname}/`)),
    otherHost: probeAnswer(await ask(`${url.protocol}//${other}/`)),
    ...(url.protocol === 'https:' && { certificateEnds: await certificateEnds(url.hostname) }),
  };
}

async function certificateEnds(host: string): Promise<string | undefined> {
  const { connect } = await import('node:tls');
  return new Promise((resolve) => {
    const socket = connect({ host, port: 443, servername: host, timeout: 10_000 }, () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to);
      resolve(Number.isNaN(end) ? undefined : new Date(end).toISOString());
      socket.destroy();
    });
    const giveUp = () => {
      socket.destroy();
      resolve(undefined);
    };
    socket.on('error', giveUp).on('timeout', giveUp);
  });
}

const probeAnswer = (answer: Answer): ProbeAnswer => ({
  asked: answer.asked,
  steps: answer.steps,
  status: answer.status,
  url: answer.url,
  ...(isHtml(answer) && { html: text(answer) }),
});

function fileOf(answer: Answer, keepsText: boolean): FileAnswer {
  return {
    status: answer.status,
    headers: answer.headers,
    ...(keepsText && { text: new TextDecoder().decode(answer.body) }),
  };
}

async function pictureOrText(answer: Answer): Promise<FileAnswer> {
  const type = answer.headers['content-type'] ?? '';
  if (/^image\//i.test(type)) return { ...fileOf(answer, false), ...(await sizeOf(answer.body)) };
  return fileOf(answer, /^text\/css/i.test(type));
}

/** Natural size of a picture in pixels, or nothing if it is not a picture. */
export async function sizeOf(bytes: Uint8Array): Promise<{ width?: number; height?: number }> {
  try {
    const { width, height } = await sharp(bytes).metadata();
    return width && height ? { width, height } : {};
  } catch {
    return {};
  }
}

/** The `Crawl-delay` of robots.txt for all robots or this one, in milliseconds, at most 10 s. */
function crawlDelay(robots: string): number {
  const seconds = Number(/^\s*crawl-delay\s*:\s*([\d.]+)/im.exec(robots)?.[1] ?? 0);
  return Math.min(seconds, 10) * 1000;
}

async function inParallel(addresses: readonly string[], work: (address: string) => Promise<void>) {
  const left = addresses[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const address of left) await work(address);
    }),
  );
}
