import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import {
  emptyFilters,
  hasUnknownOption,
  parseFilters,
  serializeFilters,
  type FilterFields,
  type FilterState,
} from '#app/lib/filter-state.ts';
import { pageLink } from '#app/browser/page-link.ts';
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
const writeDelay = 90;

export type Filters<Fields extends FilterFields> = {
  readonly state: FilterState<Fields>;
  /** Changes some fields. The list updates at once, the address once the input pauses for `writeDelay`. */
  readonly set: (change: Partial<FilterState<Fields>>) => void;
  /** Resets all fields but the kept ones, as one step in the history. */
  readonly clear: (kept?: Partial<FilterState<Fields>>) => void;
  /** Whether the address names an option that the list does not have. */
  readonly hasUnknown: boolean;
};

/**
 * Filter state in the query of the address. The first render does not read the query: the
 * prerendered HTML shows every item, and filters apply after mount. A chosen option adds a history
 * entry, so Back takes it back. Typed text replaces the entry; the first character adds one if the
 * address has a query, so Back returns to the chosen options. Clearing all adds one too. Reload, back and forward restore the state.
 * @param fields a module-level constant; a new object on each render would reset the state
 */
export function useFilterState<const Fields extends FilterFields>(fields: Fields): Filters<Fields> {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== 'idle';
  const { pathname, search, hash } = useLocation();
  const initial = useMemo(() => emptyFilters(fields), [fields]);
  const fromAddress = useMemo(
    () => parseFilters(fields, new URLSearchParams(search)),
    [fields, search],
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
  const current = chosen ?? fromAddress;
  const state = hydrated ? current : initial;

  // Early input is replayed before the second render. It changes the state of the address.
  const latest = useRef({ state: current, pathname, search, hash, written, isNavigating });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastWrite = useRef(-Infinity);
  /** Whether the next address update adds a history entry. */
  const isStep = useRef(false);
  useLayoutEffect(() => {
    latest.current = { state: current, pathname, search, hash, written, isNavigating };
  });

  useLayoutEffect(() => {
    // A navigation cancels a pending address update.
    if (search !== latest.current.written) {
      clearTimeout(timer.current);
      timer.current = undefined;
      isStep.current = false;
    }
  }, [search]);

  const write = useCallback(
    (isBeforeLink = false) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const now = latest.current;
      const query = serializeFilters(fields, now.state, now.search);
      const replace = !isStep.current;
      isStep.current = false;
      // The address may already be that of the next page, which is still rendering.
      if (query === (now.written ?? now.search) || location.pathname !== now.pathname) return;
      lastWrite.current = performance.now();
      latest.current = { ...now, written: query };
      setWritten(query);
      if (isBeforeLink || now.isNavigating) {
        // A navigation of the router would cancel the one to the next page.
        history.replaceState(history.state, '', `${now.pathname}${query}${now.hash}`);
      } else {
        void navigate({ search: query, hash: now.hash }, { replace, preventScrollReset: true });
      }
    },
    [fields, navigate],
  );

  useEffect(() => {
    // Before a link is followed, so that Back restores what was typed last.
    const writeNow = ({ target }: MouseEvent) => {
      if (timer.current !== undefined && pageLink(target)) write(true);
    };
    addEventListener('click', writeNow, true);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('click', writeNow, true);
    };
  }, [write]);

  const set = useCallback(
    (change: Partial<FilterState<Fields>>) => {
      const before = latest.current.state;
      const next = { ...before, ...change };
      const isNewStep = (name: keyof Fields) =>
        next[name] !== before[name] &&
        (fields[name] !== 'text' || (before[name] === '' && latest.current.search));
      if (Object.keys(fields).some(isNewStep)) isStep.current = true;
      latest.current = { ...latest.current, state: next };
      setChosen(next);
      clearTimeout(timer.current);
      const due = lastWrite.current + writeInterval - performance.now();
      timer.current = setTimeout(write, Math.max(writeDelay, due));
    },
    [fields, write],
  );
  const clear = useCallback(
    (kept?: Partial<FilterState<Fields>>) => {
      isStep.current = true;
      set({ ...initial, ...kept });
    },
    [initial, set],
  );

  const hasUnknown = hydrated && hasUnknownOption(fields, new URLSearchParams(search));

  return { state, set, clear, hasUnknown };
}
