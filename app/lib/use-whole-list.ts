import { QueryClientContext } from '@tanstack/react-query';
import { use, useCallback, useEffect, useState } from 'react';
import type { ListStart } from './list-start.ts';

export type WholeList<Item> = {
  readonly items: readonly Item[];
  /** `awaited`: there is more than the page carries, and it was asked for. */
  readonly state: 'whole' | 'started' | 'awaited' | 'missing';
  /** Asks for the rest, and asks again where it did not come. */
  readonly want: () => void;
};

/**
 * The items that a page carries, and all of them once they are needed or wanted and have arrived. The
 * data-fetching client tries again where the network fails, and keeps the list for the next visit.
 */
export function useWholeList<Item>(
  { items, total, whole }: ListStart<Item>,
  isNeeded: boolean,
): WholeList<Item> {
  const client = use(QueryClientContext);
  const [arrived, setArrived] = useState<readonly Item[]>();
  const [isWanted, setWanted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isWhole = arrived !== undefined || items.length >= total;
  const isAwaited = !isWhole && (isNeeded || isWanted) && !isMissing;

  useEffect(() => {
    if (!client || !isAwaited) return;
    let isLeft = false;
    client
      .fetchQuery({
        queryKey: ['list', whole],
        queryFn: ({ signal }) => fetchList<Item>(whole, signal),
        staleTime: Number.POSITIVE_INFINITY,
      })
      .then(
        (all) => {
          if (!isLeft) setArrived(all);
        },
        (error: unknown) => {
          console.error(error);
          if (!isLeft) setMissing(true);
        },
      );
    return () => {
      isLeft = true;
    };
  }, [client, isAwaited, whole]);

  const want = useCallback(() => {
    setWanted(true);
    setMissing(false);
  }, []);
  const state = isWhole ? 'whole' : isMissing ? 'missing' : isAwaited ? 'awaited' : 'started';
  return { items: arrived ?? items, state, want };
}

async function fetchList<Item>(address: string, signal: AbortSignal): Promise<readonly Item[]> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address} was answered with status ${answer.status}`);
  const list: unknown = await answer.json();
  if (!Array.isArray(list)) throw new Error(`${address} holds no list`);
  return list as readonly Item[];
}
