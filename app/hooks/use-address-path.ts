import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};

/**
 * The path in the address bar; undefined until hydration. The router's location may differ from it: see
 * `browser/document-route.ts`.
 */
export function useAddressPath(): string | undefined {
  // Renders again at each navigation.
  useLocation();
  return useSyncExternalStore(
    never,
    () => location.pathname,
    () => undefined,
  );
}
