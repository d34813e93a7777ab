import { useEffect, useLayoutEffect } from 'react';
import { Scripts } from 'react-router';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { restoreTheme } from './theme.ts';

declare global {
  interface Window {
    /** Set by the boot script: repeats the clicks and submits it held until hydration. */
    replayEarlyInput?: () => void;
    /** Set by `entry.client.tsx` before hydration: see `document-route.ts`. */
    restoreAddress?: () => void;
  }
}

/** Marks the document as hydrated and lets the boot script replay early input. */
export function MarkHydrated() {
  useLayoutEffect(() => {
    // Before the effects of the page, which may read the address.
    window.restoreAddress?.();
    delete window.restoreAddress;
    // Where React rendered the document anew, the root element has lost its attributes.
    restoreTheme();
  }, []);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.ready = '';
    // The boot script may have given up on the scripts before they arrived.
    delete dataset.static;
    window.replayEarlyInput?.();
  }, []);
  return null;
}

/**
 * The framework's scripts, in the prerendered HTML only. Where a translator or an extension changed the
 * page before hydration, React renders the whole document anew; it would create these elements through
 * innerHTML, which Trusted Types forbid, and leave a blank page.
 */
export function PrerenderedScripts() {
  return useHydrated() ? null : <Scripts />;
}
