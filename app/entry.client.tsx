import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { rescueMissingChunks } from '#app/lib/rescue-missing-chunks.ts';

rescueMissingChunks();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      // By default React reports it as an uncaught error, though nothing is lost: a translator or an
      // extension changed the page before hydration, and React has rendered it anew.
      onRecoverableError: (error) => console.warn(error),
    },
  );
});
