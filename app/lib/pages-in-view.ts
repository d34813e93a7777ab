import { canonicalPath } from './anchors.ts';
import { pageLink } from './page-link.ts';
import { whenUsed } from './when-used.ts';

/** What may be fetched on suspicion while one page is read, in bytes as they are sent. */
const limit = 60_000;
/** From one page to the next, in ms: the last one has arrived by then, and the visitor comes first. */
const pause = 800;

/**
 * Names the pages whose links come into view, one after the other, from the visitor's first move on,
 * until what was fetched reaches the limit. Nothing where the visitor saves data or their network is slow.
 * @param here the path of the page that is read, which is not named
 * @returns the way to stop
 */
export function pagesInView(here: string, want: (page: string) => void): () => void {
  if (typeof IntersectionObserver === 'undefined' || isCostly()) return () => {};
  const seen = new Set([here]);
  const queue: string[] = [];
  let begin: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = () => {
    timer = undefined;
    begin ??= performance.now();
    const page = fetchedSince(begin) < limit ? queue.shift() : undefined;
    if (page === undefined) return;
    want(page);
    timer = setTimeout(next, pause);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const page = canonicalPath(pageLink(target)!.pathname);
      if (seen.has(page)) continue;
      seen.add(page);
      queue.push(page);
      timer ??= setTimeout(next, pause);
    }
  });
  const callOff = whenUsed(() => {
    for (const link of document.querySelectorAll('a[href]')) {
      if (pageLink(link)) observer.observe(link);
    }
  });
  return () => {
    callOff();
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** Only some browsers tell. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

function isCostly(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  const { saveData = false, effectiveType = '4g' } = connection ?? {};
  return saveData || effectiveType !== '4g';
}

/** Scripts and data of pages that have come since then, in bytes. */
function fetchedSince(begin: number): number {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ startTime, name }) => startTime >= begin && /\.(?:js|data)$/.test(name))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}
