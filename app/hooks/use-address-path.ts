import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};

/**
 * The path in the address bar, or undefined before hydration. The router's location may differ: see
 * `browser/document-route.ts`.
 */
export function useAddressPath(): string | undefined {
  // Subscribes to navigations.
  useLocation();
  return useSyncExternalStore(
    never,
    () => location.pathname,
    () => undefined,
  );
}
