import { useEffect } from 'react';
import { useAddressPath } from './use-address-path.ts';

/** Logs the path of a page that was not found. */
export function useMissingPathLog(): void {
  const path = useAddressPath();
  useEffect(() => {
    if (path !== undefined) console.log(`Page not found: ${path}`);
  }, [path]);
}
