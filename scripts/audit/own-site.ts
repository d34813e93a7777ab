/** Reads the built site through the built-in server. */
import { join } from 'node:path';
import { services } from '#app/content/services.ts';
import { sitePaths } from '#app/content/paths.ts';
import { site } from '#app/content/site.ts';
import { createApp } from '#server/app.ts';
import type { StatedFacts } from '#audit/types.ts';
import { listenOnFreePort } from '../free-port.ts';
import { networkFetcher } from './fetcher.ts';
import { crawl, type CrawledSite } from './crawl.ts';

const dist = join(import.meta.dirname, '../../dist');

/** Facts about the agency's site that no page states. */
function statedFacts(): StatedFacts {
  const sold = [
    ...services.featured.services,
    ...services.street.services,
    ...services.also.services,
  ];
  return {
    oldHosts: [],
    hasProducts: false,
    hasAnalytics: false,
    services: sold.map((service) => {
      const link: object = 'link' in service ? service.link : {};
      const to = 'to' in link ? String(link.to) : undefined;
      return { name: service.title, page: to?.startsWith('/') ? `${site.origin}${to}` : undefined };
    }),
  };
}

/**
 * Serves `dist` on a free port while `use` runs.
 * @param use receives the server's URL, without a trailing slash
 */
export async function withOwnServer<T>(use: (base: string) => Promise<T>): Promise<T> {
  const app = await createApp({ siteDir: dist });
  const port = await listenOnFreePort(app.server);
  try {
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    await app.drain(0);
  }
}

/** Crawls the built site under its production URL. */
export function crawlOwnSite(base: string): Promise<CrawledSite> {
  const toServer = (url: string) => url.replace(site.origin, base);
  return crawl(`${site.origin}/`, networkFetcher(toServer), {
    maxPages: sitePaths.length * 2,
    probesOtherHosts: false,
    stated: statedFacts(),
  });
}
