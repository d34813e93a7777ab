import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  emptyFilters,
  parseFilters,
  serializeFilters,
  type FilterFields,
  type FilterState,
} from '#app/lib/filter-state.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Minimum time between two address updates, in ms. Safari throws after 100 `replaceState` calls in
 * 30 s, which fast typing can reach.
 */
const writeInterval = 350;
/**
 * Delay before a change reaches the address, in ms. The typed character is painted before the
 * router renders.
 */
const settle = 90;

export type Filters<Fields extends FilterFields> = {
  readonly state: FilterState<Fields>;
  /** Changes some fields. The list updates at once, the address within `writeInterval`. */
  readonly set: (change: Partial<FilterState<Fields>>) => void;
  readonly clear: () => void;
};

/**
 * Filter state in the query of the address. The first render does not read the query: the
 * prerendered HTML shows every item, and filters apply after mount. A change replaces the history
 * entry, so Back leaves the page. Reload, back and forward restore the state.
 * @param fields a module-level constant; a new object on each render would reset the state
 */
export function useFilterState<const Fields extends FilterFields>(fields: Fields): Filters<Fields> {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const initial = useMemo(() => emptyFilters(fields), [fields]);
  const fromAddress = useMemo(
    () => (hydrated ? parseFilters(fields, new URLSearchParams(search)) : initial),
    [fields, hydrated, initial, search],
  );

  // The latest choice shows at once, before the address has it. A navigation (back, forward, a
  // link) discards it.
  const [chosen, setChosen] = useState<FilterState<Fields> | null>(null);
  const [written, setWritten] = useState<string>();
  const [seen, setSeen] = useState(search);
  // During render, not in an effect: a link to an item that the filter hides must find the item.
  if (seen !== search) {
    setSeen(search);
    if (search !== written) {
      setWritten(undefined);
      setChosen(null);
    }
  }
  const state = chosen ?? fromAddress;

  const latest = useRef({ state, search, hash, written });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastWrite = useRef(-Infinity);
  useLayoutEffect(() => {
    latest.current = { state, search, hash, written };
  });

  useLayoutEffect(() => {
    // A navigation cancels a pending address update.
    if (search !== latest.current.written) clearTimeout(timer.current);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    const now = latest.current;
    const query = serializeFilters(fields, now.state, now.search);
    if (query === (now.written ?? now.search)) return;
    lastWrite.current = performance.now();
    latest.current = { ...now, written: query };
    setWritten(query);
    void navigate({ search: query, hash: now.hash }, { replace: true, preventScrollReset: true });
  }, [fields, navigate]);

  const set = useCallback(
    (change: Partial<FilterState<Fields>>) => {
      const next = { ...latest.current.state, ...change };
      latest.current = { ...latest.current, state: next };
      setChosen(next);
      clearTimeout(timer.current);
      const due = lastWrite.current + writeInterval - performance.now();
      timer.current = setTimeout(write, Math.max(settle, due));
    },
    [write],
  );
  const clear = useCallback(() => set(initial), [initial, set]);

  return { state, set, clear };
}
