import { useLocation } from 'react-router';
import { useClientValue } from './use-client-value.ts';

/**
 * The path in the address bar, or undefined before hydration. The router's location may differ: see
 * `browser/document-route.ts`.
 */
export function useAddressPath(): string | undefined {
  // Subscribes to navigations.
  useLocation();
  return useClientValue<string | undefined>(() => location.pathname, undefined);
}
