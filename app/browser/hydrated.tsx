import { useEffect, useLayoutEffect } from 'react';
import { Scripts } from 'react-router';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { restoreTheme } from './theme.ts';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- extends a declared interface
  interface Window {
    /** Set by the boot script: repeats clicks and submits that it held, except in parts that aren't hydrated. */
    replayEarlyInput?: () => void;
    /** Set by `entry.client.tsx` before hydration: see `document-route.ts`. */
    restoreAddress?: () => void;
  }
}

/** Marks the document as hydrated and lets the boot script replay early input. */
export function MarkHydrated() {
  useLayoutEffect(() => {
    // Runs before the page's effects, which may read the address.
    window.restoreAddress?.();
    delete window.restoreAddress;
    // If React rendered the whole document again, the root element has lost its attributes.
    restoreTheme();
  }, []);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.ready = '';
    // The boot script may have timed out before the scripts arrived.
    delete dataset.static;
    window.replayEarlyInput?.();
  }, []);
  return null;
}

/**
 * The framework's scripts, in the prerendered HTML only. If a translator or an extension changed
 * the page before hydration, React renders the whole document again. It would create these elements
 * through innerHTML, which Trusted Types forbid, and the page would be blank.
 */
export function PrerenderedScripts() {
  return useHydrated() ? null : <Scripts />;
}
