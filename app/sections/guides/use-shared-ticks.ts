import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { decodeTicks } from '#app/lib/tick-code.ts';
import { useHydrated } from '#app/hooks/use-hydrated.ts';

/** The ticks of a shared address, shown instead of the visitor's own until the query is removed. */
export function useSharedTicks(ids: readonly string[]) {
  const hydrated = useHydrated();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  // Changes apply only to the address on which they were made.
  const [changed, setChanged] = useState<{ search: string; ticked: ReadonlySet<string> }>();
  const arrived = useMemo(() => {
    // The first render never reads the query.
    const code = hydrated ? new URLSearchParams(search).get('done') : null;
    return code === null ? null : decodeTicks(ids, code);
  }, [hydrated, ids, search]);
  const ticked = arrived && changed?.search === search ? changed.ticked : arrived;

  const change = useCallback(
    (next: ReadonlySet<string>) => setChanged({ search, ticked: next }),
    [search],
  );
  const leave = useCallback(() => {
    const query = new URLSearchParams(search);
    query.delete('done');
    void navigate({ search: query.toString(), hash }, { replace: true, preventScrollReset: true });
  }, [hash, navigate, search]);

  return { ticked, change, leave };
}
