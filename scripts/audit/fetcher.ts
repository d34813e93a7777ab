/** One request and its response, with the redirects in between. */
import { checklistPath } from '#app/content/checklist-points.ts';
import { site } from '#app/content/site.ts';
import { errorMessage } from '#app/lib/error-message.ts';
import type { Redirect } from '#audit/types.ts';

/** The name of the crawler, in its requests and in robots.txt. */
export const robotName = `${site.name}Audit`;
const userAgent = `${robotName}/1.0 (+${site.origin}${checklistPath})`;

/** The response to a request, after its redirects. Names of headers are in lower case. */
export type FetchResult = {
  /** The requested URL. */
  readonly requested: string;
  /** The URL of the response, after redirects. */
  readonly url: string;
  /** The status code, or 0 without a response. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly steps: readonly Redirect[];
  /** Why there is no complete response. */
  readonly problem?: string;
};

/**
 * Requests a URL. Never rejects: without a response the status is 0.
 * @param mayFollow whether to follow a redirect to this URL. If not, the result has its URL, the
 * status of the redirect and no body.
 */
export type Fetcher = (
  url: string,
  mayFollow?: (to: string) => Promise<boolean>,
) => Promise<FetchResult>;

export type FetchOptions = {
  /** In milliseconds, for each request of a redirect chain. */
  readonly timeout: number;
  /** In bytes. A longer body is cut. */
  readonly maxBytes: number;
  /** Number of redirects to follow. Googlebot follows 10. */
  readonly maxSteps: number;
};

const fetchDefaults: FetchOptions = { timeout: 15_000, maxBytes: 10_000_000, maxSteps: 10 };

const empty = new Uint8Array();

/** Requests over the network. `toServer` maps a URL of the site to the URL to connect to. */
export function networkFetcher(
  toServer: (url: string) => string = (url) => url,
  options: FetchOptions = fetchDefaults,
): Fetcher {
  return async (requested, mayFollow) => {
    const steps: Redirect[] = [];
    let url = requested;
    const failed = (problem: string, status = 0): FetchResult => ({
      requested,
      url,
      status,
      headers: {},
      body: empty,
      steps,
      problem,
    });
    for (;;) {
      try {
        const response = await fetch(toServer(url), {
          redirect: 'manual',
          headers: { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.8' },
          signal: AbortSignal.timeout(options.timeout),
        });
        const location = response.headers.get('location');
        if (response.status >= 300 && response.status < 400 && location !== null) {
          await response.body?.cancel();
          const to = URL.parse(location, url)?.href;
          if (to === undefined) return failed(`a redirect to "${location}"`);
          const isLoop = to === url || steps.some(({ from }) => from === to);
          steps.push({ from: url, status: response.status, to });
          if (isLoop) return failed('a loop of redirects', response.status);
          if (steps.length > options.maxSteps) return failed('too many redirects');
          url = to;
          if (mayFollow && !(await mayFollow(url))) {
            return failed('a redirect that is not followed', response.status);
          }
          continue;
        }
        const body = await readBody(response, options.maxBytes);
        const headers = Object.fromEntries(response.headers);
        return {
          requested,
          url,
          status: response.status,
          headers,
          body: body.bytes,
          steps,
          ...(body.isCut && { problem: `cut at ${options.maxBytes} bytes` }),
        };
      } catch (error) {
        const cause = error instanceof Error ? error.cause : undefined;
        return failed(errorMessage(cause instanceof Error ? cause : error) || String(cause));
      }
    }
  };
}

async function readBody(response: Response, maxBytes: number) {
  const parts: Uint8Array[] = [];
  let size = 0;
  if (response.body) {
    for await (const part of response.body) {
      parts.push(part);
      size += part.length;
      if (size > maxBytes) break;
    }
  }
  return { bytes: Buffer.concat(parts).subarray(0, maxBytes), isCut: size > maxBytes };
}
