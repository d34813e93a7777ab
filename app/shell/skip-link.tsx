import type { MouseEvent } from 'react';
import { skipLink } from '#app/content/interface.ts';
import styles from './skip-link.module.css';

/** A bare fragment, so that it also works on a document that answers a miss, whatever address it stands at. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" onClick={skip}>
      {skipLink}
    </a>
  );
}

/** The router would take a fragment of the browser's own for a step back, and restore a scroll position. */
function skip(event: MouseEvent) {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
  main.scrollIntoView({ behavior: 'instant' });
}
