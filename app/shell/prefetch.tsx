import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { canonicalPath } from '#app/lib/anchors.ts';
import { pageLink } from '#app/lib/page-link.ts';
import { pagesInView } from '#app/lib/pages-in-view.ts';

/** How long the pointer or the focus stays on a link before its page is fetched, in ms: passing over is no interest. */
const interest = 100;

/**
 * Fetches pages before they are asked for: the one whose link a visitor points at, touches or focuses, and
 * those whose links are in view.
 */
export function Prefetch() {
  const here = canonicalPath(useLocation().pathname);
  // What was wanted on one page is not wanted again on the next.
  return <PrefetchFrom key={here} here={here} />;
}

function PrefetchFrom({ here }: { readonly here: string }) {
  const [wanted, setWanted] = useState<string>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = (event: Event) => {
      clearTimeout(timer);
      const link = pageLink(event.target);
      if (!link || canonicalPath(link.pathname) === here) return;
      const wait = event.type === 'pointerdown' ? 0 : interest;
      timer = setTimeout(() => setWanted(link.pathname), wait);
    };
    for (const sign of signs) addEventListener(sign, consider, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, consider);
    };
  }, [here]);

  useEffect(() => pagesInView(here, setWanted), [here]);

  return wanted && <PrefetchPageLinks page={wanted} />;
}

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;
