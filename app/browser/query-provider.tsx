import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { afterFirstInput } from './first-input.ts';

/**
 * Provides the query client that the specification requires. The context exists from the first
 * render, so nothing below remounts when the client's code has loaded. No page defines a query.
 */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [client, setClient] = useState<QueryClient>();

  useEffect(
    () =>
      afterFirstInput(() => {
        import('./query-client.ts').then(
          ({ createQueryClient }) => setClient(createQueryClient()),
          (error: unknown) => console.error(error),
        );
      }),
    [],
  );

  useEffect(() => {
    client?.mount();
    return () => client?.unmount();
  }, [client]);

  return <QueryClientContext value={client}>{children}</QueryClientContext>;
}
