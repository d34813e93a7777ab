import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { alignWithDocument } from '#app/browser/document-route.ts';
import { historyEntries } from '#app/browser/history-entries.ts';

historyEntries.identify();
window.restoreAddress = alignWithDocument();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      // A translator or an extension changed the page before hydration, and React rendered it
      // again. By default React reports this as an uncaught error.
      onRecoverableError: (error) => console.warn(error),
    },
  );
});
