import { useEffect } from 'react';

/** Logs the path of a page that was not found, once. Another path renders the page anew. */
export function useMissingPathLog(): void {
  useEffect(() => console.log(`Page not found: ${location.pathname}`), []);
}
