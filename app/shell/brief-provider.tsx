import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { briefMailto } from '#app/content/brief.ts';
import type { BriefRequest } from '#app/content/entities.ts';
import { BriefContext } from '#app/lib/brief-context.ts';
import { whenIdle } from '#app/lib/when-idle.ts';
import { Boundary } from '#app/ui/boundary.tsx';

/** What a call to action would open without scripts. */
const followAsMail = (request: BriefRequest) => location.assign(briefMailto(request));

const LateParts = lazy(async () => ({ default: (await import('./late-parts.tsx')).LateParts }));

/**
 * Lets every call to action below open the brief, and mounts the late parts once the page is quiet. Where
 * their code does not arrive, calls to action are mail links again.
 */
export function BriefProvider({ children }: { readonly children: ReactNode }) {
  const [request, setRequest] = useState<BriefRequest | null>(null);
  const [quiet, setQuiet] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => whenIdle(() => setQuiet(true)), []);

  const giveUp = () => {
    setFailed(true);
    if (request) followAsMail(request);
  };

  return (
    <BriefContext value={failed ? null : setRequest}>
      {children}
      {(quiet || request) && !failed && (
        <Boundary onError={giveUp}>
          <Suspense>
            <LateParts request={request} onClose={() => setRequest(null)} onFail={giveUp} />
          </Suspense>
        </Boundary>
      )}
    </BriefContext>
  );
}
