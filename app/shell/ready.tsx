import { useEffect, useLayoutEffect } from 'react';
import { restoreTheme } from '#app/lib/theme.ts';

declare global {
  interface Window {
    /** Set by the boot script: hands over the clicks it held while nothing could answer them. */
    replayEarlyInput?: () => void;
  }
}

/** Tells the boot script that the page can answer now. */
export function Ready() {
  // A document that React had to render anew has lost what the boot script put on its root.
  useLayoutEffect(restoreTheme, []);
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    window.replayEarlyInput?.();
  }, []);
  return null;
}
