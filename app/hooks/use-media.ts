import { useSyncExternalStore } from 'react';

/** Whether a media condition holds, kept up to date. False until the page is hydrated: the HTML knows no window. */
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
