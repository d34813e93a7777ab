import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { briefMailto } from '#app/content/brief.ts';
import type { BriefRequest } from '#app/content/entities.ts';
import { BriefContext } from '#app/lib/brief-context.ts';
import { whenUsed } from '#app/lib/when-used.ts';
import { wholeStyleSheet } from '#app/lib/whole-style-sheet.ts';
import { Boundary } from '#app/ui/boundary.tsx';

/** What a call to action would open without scripts. */
const followAsMail = (request: BriefRequest) => location.assign(briefMailto(request));

const LateParts = lazy(async () => {
  const [{ LateParts: parts }, isStyled] = await Promise.all([
    import('./late-parts.tsx'),
    wholeStyleSheet(),
  ]);
  if (!isStyled) throw new Error('The style sheet did not arrive.');
  return { default: parts };
});

/**
 * Lets every call to action below open the brief, and mounts the late parts once the page is used. Where
 * their code does not arrive, calls to action are mail links again.
 */
export function BriefProvider({ children }: { readonly children: ReactNode }) {
  const [request, setRequest] = useState<BriefRequest | null>(null);
  const [used, setUsed] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => whenUsed(() => setUsed(true)), []);

  const giveUp = () => {
    setFailed(true);
    if (request) followAsMail(request);
  };

  return (
    <BriefContext value={failed ? null : setRequest}>
      {children}
      {(used || request) && !failed && (
        <Boundary onError={giveUp}>
          <Suspense>
            <LateParts request={request} onClose={() => setRequest(null)} onFail={giveUp} />
          </Suspense>
        </Boundary>
      )}
    </BriefContext>
  );
}
