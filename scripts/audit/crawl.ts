/**
 * Crawls a site over HTTP. It requests what robots.txt allows, two requests at a time, or one per
 * crawl delay. It requests one host, that of the first page; only the start address, robots.txt and
 * the probes of the host's variants may lead to another.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { robotsOf } from '#audit/robots-txt.ts';
import { listedPages, sitemapOf } from '#audit/sitemap.ts';
import { isChain } from '#audit/facts.ts';
import type {
  FetchedFile,
  PageInput,
  RedirectChain,
  SiteInput,
  StatedFacts,
} from '#audit/types.ts';
import { parseHtmlLinks } from './html-links.ts';
import { fileOf, fileOfPage, htmlOf, isHtml } from './fetched-file.ts';
import { robotName, type FetchResult, type Fetcher } from './fetcher.ts';
import { otherHosts, probe } from './probes.ts';

export type CrawlOptions = {
  readonly maxPages: number;
  /**
   * Whether to request the host's variants (http, www). False for a copy of the site on another
   * host.
   */
  readonly probesOtherHosts: boolean;
  readonly stated?: StatedFacts | undefined;
  readonly onProgress?: (read: number, known: number) => void;
  /** Resolves after so many milliseconds. A test passes a clock of its own. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
};

/** What the audit takes: the files of the site and its pages, in the order in which they were read. */
export type CrawledSite = { readonly site: SiteInput; readonly pages: readonly PageInput[] };

/** Thrown if a site cannot be audited: the home page fails, or robots.txt forbids it. */
export class CannotCrawl extends Error {}

const atOnce = 2;
/** Limits of requests: for files of pages, for sitemaps of an index. */
const mostFiles = 300;
const mostSitemaps = 20;
/** In seconds. A crawl with a longer delay would take hours. */
const longestDelay = 10;

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
  const access = await accessOf(origin, request, options.wait);
  if (!access.isAllowed(first.url)) {
    throw new CannotCrawl(`robots.txt does not allow ${first.url}.`);
  }

  const named = access.sitemaps.find((address) => URL.parse(address)?.origin === origin);
  const known: SiteInput = {
    origin,
    isComplete: false,
    robots: access.robots,
    ...(await readSitemap(named ?? `${origin}/sitemap.xml`, origin, access.request)),
  };
  const listed = (listedPages(known) ?? []).map(({ loc }) => loc);
  const { isComplete, pages, files, wanted, redirects } = await readPages(
    first,
    listed,
    access,
    options,
  );

  const own = wanted.filter((address) => access.isAllowed(address) && !files.has(address));
  await inParallel(own.slice(0, mostFiles), async (address) => {
    files.set(address, await fileOfPage(await access.request(address)));
  });
  const probes = {
    ...(await probe(origin, pages, access.isAllowed, access.request)),
    ...(options.probesOtherHosts && (await otherHosts(origin, request))),
  };
  return {
    site: { ...known, isComplete, files, redirects, probes, stated: options.stated },
    pages,
  };
}

/** What robots.txt says about the host, and requests that obey it. */
type Access = {
  readonly robots: FetchedFile;
  /** The addresses of the sitemaps that robots.txt names. */
  readonly sitemaps: readonly string[];
  /** Whether the address is on this host, and robots.txt allows it. */
  readonly isAllowed: (address: string) => boolean;
  /** Waits for the crawl delay before each request, and follows allowed redirects only. */
  readonly request: Fetcher;
};

async function accessOf(
  origin: string,
  request: Fetcher,
  wait: CrawlOptions['wait'] = pause,
): Promise<Access> {
  const robots = fileOf(await request(`${origin}/robots.txt`), true);
  const rules = robotsOf({ origin, isComplete: false, robots });
  const isAllowed = (address: string) =>
    URL.parse(address)?.origin === origin && rules?.isAllowed(address, robotName) !== false;
  const delay = Math.min(Number(rules?.getCrawlDelay(robotName) ?? 0), longestDelay);
  const nextTurn = turns(1000 * delay, wait);
  return {
    robots,
    sitemaps: rules?.getSitemaps() ?? [],
    isAllowed,
    request: async (address) => {
      await nextTurn();
      return request(address, async (to) => {
        if (!isAllowed(to)) return false;
        await nextTurn();
        return true;
      });
    },
  };
}

/**
 * Reads the home page first, then linked pages, then pages that only the sitemap lists. `wanted` are the addresses of
 * files of the pages; a linked file that isn't a page is in `files`.
 */
async function readPages(
  first: FetchResult,
  listed: readonly string[],
  { isAllowed, request }: Access,
  { maxPages, onProgress }: CrawlOptions,
) {
  const queue = [new URL('/', first.url).href, key(first.url)];
  const seen = new Set(queue);
  const pages = new Map<string, PageInput>();
  const files = new Map<string, FetchedFile>();
  const redirects: RedirectChain[] = [];
  const wanted = new Set<string>();
  const enqueue = (address: string) => {
    const url = URL.parse(address);
    if (!url || seen.has(key(address)) || !isAllowed(address)) return;
    seen.add(key(address));
    queue.push(key(address));
  };
  const readNext = async (address: string) => {
    const result = address === key(first.url) ? first : await request(address);
    if (isChain(result.steps)) redirects.push(result.steps);
    if (!isAllowed(result.url)) return;
    if (!isHtml(result)) {
      // A link to it may be redirected.
      const file = fileOf(result, false);
      files.set(address, file).set(key(result.url), file);
      return;
    }
    const url = key(result.url);
    if (pages.has(url)) return;
    const html = htmlOf(result);
    pages.set(url, { url, status: result.status, headers: result.headers, html });
    onProgress?.(pages.size, seen.size);
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
    if (queue.length === 0 || pages.size >= maxPages) break;
    const room = Math.max(1, maxPages - pages.size);
    await inParallel(queue.splice(0, Math.min(queue.length, room, 50)), readNext);
  }
  return {
    isComplete: queue.length === 0,
    pages: [...pages.values()],
    files,
    wanted: [...wanted],
    redirects,
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

/** Returns a function whose promises resolve one after another, at least `delay` milliseconds apart. */
function turns(delay: number, wait: (milliseconds: number) => Promise<unknown>) {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    if (delay > 0) last = last.then(() => wait(delay));
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
