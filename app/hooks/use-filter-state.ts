import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  emptyFilters,
  parseFilters,
  serialiseFilters,
  type FilterFields,
  type FilterState,
} from '#app/lib/filter-state.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Milliseconds between two writes of the address. Safari throws when a page replaces its address more
 * than a hundred times in thirty seconds, and fast typing does.
 */
const writeInterval = 350;
/** Milliseconds after a change before it is written: a key is painted first, and the router renders after. */
const settle = 90;

export type Filters<Fields extends FilterFields> = {
  readonly state: FilterState<Fields>;
  /** Sets some fields and leaves the others. The list follows at once, the address within `writeInterval`. */
  readonly set: (change: Partial<FilterState<Fields>>) => void;
  readonly clear: () => void;
};

/**
 * Filter state that lives in the address. The first render never reads it: the prerendered HTML holds
 * every item, and what a query leaves out goes after mount. A change replaces the address of the entry
 * it stands on, so that one step back leaves the page; reload, back and forward bring the state again.
 * @param fields a constant of the module that asks: a new object on each render would lose the state.
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

  // What was chosen last is shown at once; the address follows, and speaks again when it is changed by
  // somebody else: back, forward, a link.
  const [chosen, setChosen] = useState<FilterState<Fields> | null>(null);
  const [written, setWritten] = useState<string>();
  const [seen, setSeen] = useState(search);
  // While rendering, not after it: a link to an item that the filter hides finds the item in its place.
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
    // What waits to be written was typed for an address that is gone.
    if (search !== latest.current.written) clearTimeout(timer.current);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    const now = latest.current;
    const query = serialiseFilters(fields, now.state, now.search);
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
