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
    const { dataset } = document.documentElement;
    dataset.ready = '';
    // The boot script may have given the scripts up that are here now.
    delete dataset.static;
    window.replayEarlyInput?.();
  }, []);
  return null;
}
