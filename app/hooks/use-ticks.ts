import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { readItems, writeText } from '#app/browser/storage.ts';

/** The ids of ticked items, and what changes them. */
export type Ticks = {
  readonly ticked: ReadonlySet<string>;
  readonly set: (id: string, on: boolean) => void;
  readonly replace: (ticked: ReadonlySet<string>) => void;
  /** Adds ids to the list, also after the visitor has left the page, and shows them if they came back. */
  readonly restore: (ids: ReadonlySet<string>) => void;
  /** Whether the last change was stored. */
  readonly kept: boolean;
};

/**
 * The checked points of a checklist, stored on this device only. The first render has none. After
 * mount, stored points and those checked before hydration are added.
 * @param key the storage key
 * @param ids all valid ids; other stored ids are dropped
 * @param root contains the checkboxes, with the id as `value`
 */
export function useTicks(
  key: string,
  ids: readonly string[],
  root: RefObject<HTMLElement | null>,
): Ticks {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [kept, setKept] = useState(true);
  const known = useMemo(() => new Set(ids), [ids]);

  useEffect(() => {
    const early = [
      ...(root.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []),
    ].map(({ value }) => value);
    const all = new Set([...storedIn(key), ...early].filter((id) => known.has(id)));
    // oxlint-disable-next-line react/set-state-in-effect -- once after mount: the prerendered HTML has no storage
    if (all.size) setTicked(all);
    if (early.length > 0) setKept(writeText('local', key, JSON.stringify([...all])));
  }, [key, known, root]);

  const latest = useRef(ticked);
  useEffect(() => {
    latest.current = ticked;
  });
  // Another tab wrote the list: show it, so that the next change here adds to it. A page in the
  // back-forward cache is not told.
  useEffect(() => {
    const show = () => {
      const next = new Set(storedIn(key).filter((id) => known.has(id)));
      latest.current = next;
      setTicked(next);
    };
    const follow = (event: StorageEvent) => {
      if (event.storageArea !== localStorage || (event.key !== key && event.key !== null)) return;
      show();
    };
    const showAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted && kept) show();
    };
    addEventListener('storage', follow);
    addEventListener('pageshow', showAgain);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('pageshow', showAgain);
    };
  }, [kept, key, known]);
  const replace = useCallback(
    (next: ReadonlySet<string>) => {
      latest.current = next;
      setTicked(next);
      setKept(writeText('local', key, JSON.stringify([...next])));
    },
    [key],
  );
  const restore = (lost: ReadonlySet<string>) => {
    replace(new Set([...(kept ? storedIn(key) : latest.current), ...lost]));
    // For the list of a page that was opened since: the browser tells only other tabs.
    if (kept) dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  };
  const set = useCallback(
    (id: string, on: boolean) => replace(withTick(latest.current, id, on)),
    [replace],
  );
  return { ticked, set, replace, restore, kept };
}

/** A copy of the set with one id added or removed. */
export function withTick(
  ticked: ReadonlySet<string>,
  id: string,
  on: boolean,
): ReadonlySet<string> {
  const next = new Set(ticked);
  if (on) next.add(id);
  else next.delete(id);
  return next;
}

const isString = (value: unknown): value is string => typeof value === 'string';
const storedIn = (key: string) => readItems('local', key, isString);
