import { useEffect } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Attributes for an element of a part that hydrates after the page. The boot script holds clicks and submits in it
 * until then.
 */
export function usePendingPart() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) window.replayEarlyInput?.();
  }, [hydrated]);
  return { 'data-pending': hydrated ? undefined : '' };
}
