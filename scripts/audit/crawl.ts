/**
 * Crawls a site over HTTP. It requests what robots.txt allows, two requests at a time, or one per
 * crawl delay. It requests one host, that of the first page; only the start address, robots.txt and
 * the probes of the host's variants may lead to another.
 */
import sharp from 'sharp';
import { decodeHtml } from '#audit/decode.ts';
import { robotsOf } from '#audit/robots-txt.ts';
import { listedPages, sitemapOf } from '#audit/sitemap.ts';
import { isChain } from '#audit/facts.ts';
import type {
  FetchedFile,
  PageInput,
  ProbeResult,
  RedirectChain,
  SiteInput,
  StatedFacts,
} from '#audit/types.ts';
import { parseHtmlLinks } from './html-links.ts';
import { robotName, type FetchResult, type Fetcher } from './fetcher.ts';

export type CrawlOptions = {
  readonly maxPages: number;
  /**
   * Whether to request the host's variants (http, www). False for a copy of the site on another
   * host.
   */
  readonly probesOtherHosts: boolean;
  readonly stated?: StatedFacts | undefined;
  readonly onProgress?: (read: number, known: number) => void;
};

/** What the audit takes: the files of the site and its pages, in the order in which they were read. */
export type CrawledSite = { readonly site: SiteInput; readonly pages: readonly PageInput[] };

/** Thrown if a site cannot be audited: the home page fails, or robots.txt forbids it. */
export class CannotCrawl extends Error {}

const atOnce = 2;
/** Limits of requests: for files of pages, for probes of each kind, for sitemaps of an index. */
const mostFiles = 300;
const mostProbes = 5;
const mostSitemaps = 20;

const isHtml = ({ headers }: FetchResult) =>
  /\b(?:text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');
const text = ({ body, headers }: FetchResult) => decodeHtml(body, headers['content-type']);
/** An address without its fragment. */
const key = (address: string) => {
  const url = new URL(address);
  url.hash = '';
  return url.href;
};

/**
 * Reads a site from one address, at most `maxPages` pages of its host, and the files that its checks
 * need. A page that fails later is listed with its status.
 * @throws {CannotCrawl} if the first page fails or isn't HTML, or robots.txt forbids it
 */
export async function crawl(
  start: string,
  request: Fetcher,
  options: CrawlOptions,
): Promise<CrawledSite> {
  const first = await request(start);
  if (first.status === 0) throw new CannotCrawl(`${start} sent no response: ${first.problem}.`);
  if (first.status >= 400) throw new CannotCrawl(`${start} responded with status ${first.status}.`);
  if (!isHtml(first)) throw new CannotCrawl(`${start} is not an HTML page.`);
  const { origin } = new URL(first.url);

  const robots = fileOf(await request(`${origin}/robots.txt`), true);
  const rules = robotsOf({ origin, isComplete: false, robots });
  const isAllowed = (address: string) =>
    URL.parse(address)?.origin === origin && rules?.isAllowed(address, robotName) !== false;
  if (!isAllowed(first.url)) throw new CannotCrawl(`robots.txt does not allow ${first.url}.`);
  // In seconds. A longer delay than 10 s would take hours.
  const delay = Math.min(Number(rules?.getCrawlDelay(robotName) ?? 0), 10);
  const nextTurn = turns(1000 * delay);
  const requestAllowed: Fetcher = async (address) => {
    await nextTurn();
    return request(address, async (to) => {
      if (!isAllowed(to)) return false;
      await nextTurn();
      return true;
    });
  };

  const named = rules?.getSitemaps().find((address) => URL.parse(address)?.origin === origin);
  const withSitemap: SiteInput = {
    origin,
    isComplete: false,
    robots,
    ...(await readSitemap(named ?? `${origin}/sitemap.xml`, origin, requestAllowed)),
  };

  // The home page first, then linked pages, then pages that only the sitemap lists.
  const queue = [`${origin}/`, key(first.url)];
  const seen = new Set(queue);
  const pages = new Map<string, PageInput>();
  const files = new Map<string, FetchedFile>();
  const redirects: RedirectChain[] = [];
  const wanted = new Set<string>();
  const listed = (listedPages(withSitemap) ?? []).map(({ loc }) => loc);
  const enqueue = (address: string) => {
    const url = URL.parse(address);
    if (!url || seen.has(key(address)) || !isAllowed(address)) return;
    seen.add(key(address));
    queue.push(key(address));
  };

  const readNext = async (address: string) => {
    const result = address === key(first.url) ? first : await requestAllowed(address);
    if (isChain(result.steps)) redirects.push(result.steps);
    if (!isAllowed(result.url)) return;
    if (!isHtml(result)) {
      files.set(address, fileOf(result, false));
      return;
    }
    const url = key(result.url);
    if (pages.has(url)) return;
    const html = text(result);
    pages.set(url, { url, status: result.status, headers: result.headers, html });
    options.onProgress?.(pages.size, seen.size);
    if (result.status !== 200) return;
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

  const own = [...wanted].filter(isAllowed);
  await inParallel(own.slice(0, mostFiles), async (address) => {
    if (!files.has(address)) files.set(address, await pictureOrText(await requestAllowed(address)));
  });

  const probes = {
    ...(await probe(origin, [...pages.values()], isAllowed, requestAllowed)),
    ...(options.probesOtherHosts && (await otherHosts(origin, request))),
  };
  return {
    site: { ...withSitemap, isComplete, files, redirects, probes, stated: options.stated },
    pages: [...pages.values()],
  };
}

/** The sitemap at an address, and those of the same host that it lists if it is an index. */
async function readSitemap(
  address: string,
  origin: string,
  request: Fetcher,
): Promise<Pick<SiteInput, 'sitemap' | 'sitemapParts'>> {
  const sitemap = fileOf(await request(address), true);
  const index = sitemapOf(sitemap);
  const sitemapParts: FetchedFile[] = [];
  if ('entries' in index && index.isIndex) {
    for (const { loc } of index.entries.slice(0, mostSitemaps)) {
      if (URL.parse(loc)?.origin === origin) sitemapParts.push(fileOf(await request(loc), true));
    }
  }
  return { sitemap, sitemapParts };
}

/** Requests addresses that a visitor might mistype. */
async function probe(
  origin: string,
  pages: readonly PageInput[],
  isAllowed: (address: string) => boolean,
  request: Fetcher,
) {
  const live = pages.filter(({ status, url }) => status === 200 && new URL(url).pathname !== '/');
  // One unknown address at the root, and one in each folder with several pages.
  const folders = Map.groupBy(live, ({ url }) => new URL('.', url).pathname);
  const missing = [
    '/',
    ...[...folders]
      .filter(([folder, those]) => folder !== '/' && those.length > 1)
      .map(([folder]) => folder),
  ].slice(0, mostProbes);
  const probeAll = async (addresses: readonly string[]) => {
    const results: ProbeResult[] = [];
    for (const address of addresses.filter(isAllowed)) {
      results.push(probeResult(await request(address)));
    }
    return results;
  };
  const some = live.slice(0, mostProbes).map(({ url }) => new URL(url));
  return {
    missing: await probeAll(missing.map((folder) => `${origin}${folder}no-such-page-4f7a1c`)),
    otherSlash: await probeAll(
      some
        .filter(({ search, pathname }) => search === '' && !/\.\w+$/.test(pathname))
        .map(
          ({ pathname }) =>
            `${origin}${pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`}`,
        ),
    ),
    withParameter: await probeAll(
      some.slice(0, 2).map(({ pathname }) => `${origin}${pathname}?test=1`),
    ),
  };
}

async function otherHosts(origin: string, request: Fetcher) {
  const url = new URL(origin);
  const other = url.hostname.startsWith('www.') ? url.hostname.slice(4) : `www.${url.hostname}`;
  const isNamed = /[a-z]/i.test(url.hostname) && url.hostname.includes('.') && url.port === '';
  if (!isNamed) return {};
  return {
    plainHttp: probeResult(await request(`http://${url.hostname}/`)),
    otherHost: probeResult(await request(`${url.protocol}//${other}/`)),
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

const probeResult = (result: FetchResult): ProbeResult => ({
  asked: result.requested,
  steps: result.steps,
  status: result.status,
  url: result.url,
  ...(isHtml(result) && { html: text(result) }),
});

function fileOf(result: FetchResult, keepsText: boolean): FetchedFile {
  return {
    status: result.status,
    headers: result.headers,
    ...(keepsText && { text: new TextDecoder().decode(result.body) }),
  };
}

async function pictureOrText(result: FetchResult): Promise<FetchedFile> {
  const type = result.headers['content-type'] ?? '';
  if (/^image\//i.test(type)) return { ...fileOf(result, false), ...(await sizeOf(result.body)) };
  return fileOf(result, /^text\/css/i.test(type));
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

/** Returns a function whose promises resolve one after another, at least `delay` milliseconds apart. */
function turns(delay: number): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    if (delay > 0) last = last.then(() => new Promise((resolve) => setTimeout(resolve, delay)));
    return last;
  };
}

async function inParallel(addresses: readonly string[], work: (address: string) => Promise<void>) {
  const left = addresses[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const address of left) await work(address);
    }),
  );
}
