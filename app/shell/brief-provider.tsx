import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { briefMailto } from '#app/content/brief.ts';
import type { BriefRequest } from '#app/content/entities.ts';
import { BriefContext } from '#app/lib/brief-context.ts';
import { whenIdle } from '#app/lib/when-idle.ts';
import { Boundary } from '#app/ui/boundary.tsx';

const LateParts = lazy(async () => ({ default: (await import('./late-parts.tsx')).LateParts }));

/** Lets every call to action below open the brief, and mounts the late parts once the page is quiet. */
export function BriefProvider({ children }: { readonly children: ReactNode }) {
  const [request, setRequest] = useState<BriefRequest | null>(null);
  const [quiet, setQuiet] = useState(false);
  const [missing, setMissing] = useState(false);
  useEffect(() => whenIdle(() => setQuiet(true)), []);

  return (
    <BriefContext value={missing ? null : setRequest}>
      {children}
      {(quiet || request) && (
        <Boundary fallback={<Missing request={request} onMissing={setMissing} />}>
          <Suspense>
            <LateParts request={request} onClose={() => setRequest(null)} />
          </Suspense>
        </Boundary>
      )}
    </BriefContext>
  );
}

type MissingProps = {
  readonly request: BriefRequest | null;
  readonly onMissing: (missing: true) => void;
};

/** Where the late parts did not arrive, every call to action is a mail link again, and so is the one just used. */
function Missing({ request, onMissing }: MissingProps) {
  useEffect(() => {
    onMissing(true);
    if (request) location.assign(briefMailto(request));
  }, [request, onMissing]);
  return null;
}
