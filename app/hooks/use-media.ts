import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, with updates. False until hydration. */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(condition);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(condition).matches,
    () => false,
  );
}
