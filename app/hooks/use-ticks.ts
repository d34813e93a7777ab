import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { readItems, writeText } from '#app/browser/storage.ts';

export type Ticks = {
  readonly ticked: ReadonlySet<string>;
  readonly set: (id: string, on: boolean) => void;
  readonly replace: (ticked: ReadonlySet<string>) => void;
  /** False once the device refused to keep a tick. */
  readonly kept: boolean;
};

/**
 * Ticks that survive a reload on this device and never leave it. The first render has none: what is kept is
 * read after mount, and what was ticked by hand before the page came alive is taken along.
 * @param key names the list in storage
 * @param ids the ids that exist; others that storage may hold are dropped
 * @param root holds the checkboxes, their `value` the id
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
    const all = new Set(
      [...readItems('local', key, isString), ...early].filter((id) => known.has(id)),
    );
    // Once, after mount: the prerendered HTML knows no device.
    // oxlint-disable-next-line react/set-state-in-effect
    if (all.size) setTicked(all);
  }, [key, known, root]);

  const latest = useRef(ticked);
  useEffect(() => {
    latest.current = ticked;
  });
  const replace = useCallback(
    (next: ReadonlySet<string>) => {
      latest.current = next;
      setTicked(next);
      setKept(writeText('local', key, JSON.stringify([...next])));
    },
    [key],
  );
  const set = useCallback(
    (id: string, on: boolean) => replace(withTick(latest.current, id, on)),
    [replace],
  );
  return { ticked, set, replace, kept };
}

/** The same ticks with one more or one less. */
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
