import type { SearchOptions } from 'minisearch';
import { useEffect, useState } from 'react';
import type { SearchEntry } from '#app/guides/search-entry.ts';

/** Fewer letters match nearly everything. */
const leastLetters = 3;
const mostMatches = 8;
/** The rest of a pasted text is ignored: allowing wrong letters in a word of 100,000 blocks the page for 27 s. */
const mostLetters = 100;

/** Allows one wrong letter in five, and an incomplete last word. */
const options: SearchOptions = {
  prefix: true,
  fuzzy: 0.2,
  combineWith: 'AND',
  boost: { title: 3 },
  // A guide is before its own parts.
  boostDocument: (to) => (String(to).includes('#') ? 1 : 2),
};

type Search = (query: string) => readonly SearchEntry[];

// Not a query of the data-fetching client: the specification says that no page defines one.
let loading: Promise<Search> | undefined;

/**
 * Fetches the index and its library, once: the site has one index, so the address is always the
 * same. A failed load is tried again at the next search.
 */
function loadSearch(address: string): Promise<Search> {
  loading ??= load(address).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(address: string): Promise<Search> {
  const [{ default: MiniSearch }, response] = await Promise.all([
    import('minisearch'),
    fetch(address),
  ]);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const found: unknown = await response.json();
  const entries = Array.isArray(found) ? found.filter(isSearchEntry) : [];
  const index = new MiniSearch<SearchEntry>({ idField: 'to', fields: ['title', 'text'] });
  index.addAll(entries);
  const byAddress = new Map<string, SearchEntry>(entries.map((entry) => [entry.to, entry]));
  return (query) =>
    index.search(query, options).flatMap(({ id }) => byAddress.get(String(id)) ?? []);
}

/**
 * Searches the guides. Nothing is fetched before the first search.
 * @returns the best matches, best first; null without a search, or while the index loads
 */
export function useGuideSearch(address: string, query: string): readonly SearchEntry[] | null {
  const [found, setFound] = useState<{ query: string; matches: readonly SearchEntry[] }>();
  const wanted = query.trim().slice(0, mostLetters);
  const isLong = wanted.length >= leastLetters;

  useEffect(() => {
    if (!isLong) return;
    let isCurrent = true;
    loadSearch(address).then(
      (search) => {
        if (isCurrent) setFound({ query: wanted, matches: search(wanted).slice(0, mostMatches) });
      },
      // Without the index the articles are still searched.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [address, isLong, wanted]);

  return isLong && found?.query === wanted ? found.matches : null;
}

/** Whether a value from the network is an entry. */
function isSearchEntry(value: unknown): value is SearchEntry {
  const { title, text, guide, to }: Partial<Record<keyof SearchEntry, unknown>> = Object(value);
  return (
    [title, text, guide ?? ''].every((field) => typeof field === 'string') &&
    /^\/(?:guides|industries)\//.test(String(to))
  );
}
