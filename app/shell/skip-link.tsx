import type { MouseEvent } from 'react';
import { skipLink } from '#app/content/interface.ts';
import { useFrameLanguage } from '#app/hooks/use-frame-language.ts';
import styles from './skip-link.module.css';

/** A link to a bare fragment, so that it also works in a 404 document at any address. */
export function SkipLink() {
  return (
    <a lang={useFrameLanguage()} className={styles.skip} href="#main" onClick={skip}>
      {skipLink}
    </a>
  );
}

/**
 * Handles the click itself: the router would treat a browser fragment navigation as Back and
 * restore a scroll position.
 */
function skip(event: MouseEvent) {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
  main.scrollIntoView({ behavior: 'instant' });
}
