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
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState<string>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = (event: Event) => {
      clearTimeout(timer);
      const link = pageLink(event.target);
      if (!link || canonicalPath(link.pathname) === canonicalPath(location.pathname)) return;
      const wait = event.type === 'pointerdown' ? 0 : interest;
      timer = setTimeout(() => setWanted(link.pathname), wait);
    };
    for (const sign of signs) addEventListener(sign, consider, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, consider);
    };
  }, []);

  useEffect(() => pagesInView(pathname, setWanted), [pathname]);

  // The page that was wanted and is here would be fetched again.
  if (!wanted || canonicalPath(wanted) === canonicalPath(pathname)) return null;
  return <PrefetchPageLinks page={wanted} />;
}

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;
