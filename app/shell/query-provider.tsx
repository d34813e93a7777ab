import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { whenUsed } from '#app/lib/when-used.ts';

/**
 * The data-fetching client at the root. The context stands from the first render, so nothing below
 * remounts when the client itself arrives. No page defines a query.
 */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [client, setClient] = useState<QueryClient>();

  useEffect(
    () =>
      whenUsed(() => {
        import('#app/lib/query-client.ts').then(
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
