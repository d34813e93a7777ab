/** Requests that show how a site responds to wrong and other addresses. */
import { connect } from 'node:tls';
import type { PageInput, ProbeResult } from '#audit/types.ts';
import { htmlOf, isHtml } from './fetched-file.ts';
import type { FetchResult, Fetcher } from './fetcher.ts';

/** The most probes of each kind. */
const mostProbes = 5;

/** Requests addresses that a visitor might mistype, and says how the site responds. */
export async function probe(
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

/** Requests the site over plain HTTP and with or without www. Nothing for a site on localhost or a port. */
export async function otherHosts(origin: string, request: Fetcher) {
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

/** When the certificate of a host ends, in ISO 8601. Undefined if it has none. */
async function certificateEnds(host: string): Promise<string | undefined> {
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
  ...(isHtml(result) && { html: htmlOf(result) }),
});
