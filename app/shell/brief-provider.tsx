import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { BriefRequest } from '#app/content/entities.ts';
import { BriefContext } from '#app/lib/brief-context.ts';
import { whenIdle } from '#app/lib/when-idle.ts';
import { Boundary } from '#app/ui/boundary.tsx';

const LateParts = lazy(async () => ({ default: (await import('./late-parts.tsx')).LateParts }));

/** Lets every call to action below open the brief, and mounts the late parts once the page is quiet. */
export function BriefProvider({ children }: { readonly children: ReactNode }) {
  const [request, setRequest] = useState<BriefRequest | null>(null);
  const [quiet, setQuiet] = useState(false);
  useEffect(() => whenIdle(() => setQuiet(true)), []);

  return (
    <BriefContext value={setRequest}>
      {children}
      {(quiet || request) && (
        <Boundary>
          <Suspense>
            <LateParts request={request} onClose={() => setRequest(null)} />
          </Suspense>
        </Boundary>
      )}
    </BriefContext>
  );
}
