import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { decodeTicks } from '#app/lib/tick-code.ts';

/** The ticks that came with the address, shown in place of the visitor's own until they keep them or go back. */
export function useSharedTicks(ids: readonly string[]) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null);

  // After mount: the first render never reads the query.
  useEffect(() => {
    const code = new URLSearchParams(search).get('done');
    setTicked(code === null ? null : decodeTicks(ids, code));
  }, [ids, search]);

  const leave = useCallback(() => {
    const query = new URLSearchParams(search);
    query.delete('done');
    setTicked(null);
    void navigate({ search: query.toString(), hash }, { replace: true, preventScrollReset: true });
  }, [hash, navigate, search]);

  return { ticked, change: setTicked, leave };
}
