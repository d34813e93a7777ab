import { useSyncExternalStore } from 'react';

/** Whether a media query matches, with updates. False until hydration. */
export function useMedia(condition: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(condition);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(condition).matches,
    () => false,
  );
}
