import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { canonicalPath } from '#app/lib/anchors.ts';
import { isConnectionCostly } from './connection.ts';
import { afterFirstInput } from './first-input.ts';
import { pageLink } from './page-link.ts';

/** Time in ms that the pointer or the focus rests on a link before its page is prefetched. */
const intentDelay = 100;
const intentEvents = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Prefetch limit for links in view, in compressed bytes per page. */
const byteLimit = 60_000;
/**
 * Interval in ms between two prefetches of links in view. One has usually loaded before the next
 * starts.
 */
const interval = 800;

/** Prefetches pages: of the link that is hovered, touched or focused, and of links in view. */
export function PrefetchLinks() {
  const here = canonicalPath(useLocation().pathname);
  // The key resets the prefetch state at each navigation.
  return <PrefetchFrom key={here} here={here} />;
}

function PrefetchFrom({ here }: { readonly here: string }) {
  const [page, setPage] = useState<string>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = (event: Event) => {
      clearTimeout(timer);
      const link = pageLink(event.target);
      if (!link || canonicalPath(link.pathname) === here) return;
      const delay = event.type === 'pointerdown' ? 0 : intentDelay;
      timer = setTimeout(() => setPage(link.pathname), delay);
    };
    for (const type of intentEvents) addEventListener(type, consider, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of intentEvents) removeEventListener(type, consider);
    };
  }, [here]);

  useEffect(() => watchLinksInView(here, setPage), [here]);

  // The router reloads the page if a chunk fails, which `follow-links.tsx` cannot prevent in every browser.
  return page && navigator.onLine && <PrefetchPageLinks page={page} />;
}

/**
 * Reports the pages of links in view, one at a time, from the first input until the byte limit is
 * reached. Reports nothing if the visitor saves data or the network is slow.
 * @param here the path of the current page, which is not reported
 * @returns a function that stops
 */
export function watchLinksInView(here: string, onPage: (path: string) => void): () => void {
  if (typeof IntersectionObserver === 'undefined' || isConnectionCostly()) return () => {};
  const seen = new Set([here]);
  const queue: string[] = [];
  let begin: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = () => {
    timer = undefined;
    begin ??= performance.now();
    const page = bytesSince(begin) < byteLimit ? queue.shift() : undefined;
    if (page === undefined) return;
    onPage(page);
    timer = setTimeout(next, interval);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const link = pageLink(target);
      const page = link && canonicalPath(link.pathname);
      if (page === undefined || seen.has(page)) continue;
      seen.add(page);
      queue.push(page);
      timer ??= setTimeout(next, interval);
    }
  });
  const cancel = afterFirstInput(() => {
    for (const link of document.querySelectorAll('a[href]')) {
      if (pageLink(link)) observer.observe(link);
    }
  });
  return () => {
    cancel();
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** Compressed bytes of the scripts and route data fetched since `begin`. */
function bytesSince(begin: number): number {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return resources
    .filter(({ startTime, name }) => startTime >= begin && /\.(?:js|data)$/.test(name))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}
