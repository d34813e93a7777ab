/**
 * The state of a list's filters, written in the query of its address so that it can be reloaded, sent
 * and gone back to. Pure: what reads the address and what writes it is hooks/use-filter-state.ts.
 */

/** A field of free text, or one choice of several. A choice that is not made is null. */
type FilterField = 'text' | readonly string[];
/** The parameters of one list, in the order in which they stand in its address. */
export type FilterFields = Readonly<Record<string, FilterField>>;
export type FilterState<Fields extends FilterFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends readonly (infer Choice extends string)[]
    ? Choice | null
    : string;
};

/** Characters of a search that count. Nobody types more, and an address has to stay an address. */
export const longestSearch = 200;

/** A text as it may stand in an address: no longer than what counts, no half of a character. */
function clippedSearch(text: string): string {
  return text.slice(0, longestSearch).toWellFormed();
}

/** What a list shows before anybody chose anything, and in its prerendered HTML. */
export function emptyFilters<const Fields extends FilterFields>(
  fields: Fields,
): FilterState<Fields> {
  return parseFilters(fields, new URLSearchParams());
}

/** Reads the state from a query. Anything can stand there: what is not known is not set. Never throws. */
export function parseFilters<const Fields extends FilterFields>(
  fields: Fields,
  params: URLSearchParams,
): FilterState<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const value = params.get(name);
    if (field === 'text') return [name, clippedSearch(value ?? '')];
    return [name, value !== null && field.includes(value) ? value : null];
  });
  return Object.fromEntries(entries) as FilterState<Fields>;
}

/**
 * The query of a state: what is empty is left out, and parameters that belong to somebody else stay.
 * @param current the query as it is now
 * @returns the query with its question mark, or an empty string
 */
export function serialiseFilters<const Fields extends FilterFields>(
  fields: Fields,
  state: FilterState<Fields>,
  current: string,
): string {
  const params = new URLSearchParams(current);
  const values: Readonly<Record<string, string | null>> = state;
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    params.delete(name);
    if (value) params.set(name, field === 'text' ? clippedSearch(value) : value);
  }
  const query = params.toString();
  return query && `?${query}`;
}
