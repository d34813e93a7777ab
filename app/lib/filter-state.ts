/**
 * A list's filter state as the query of its address, so that it survives reload, sharing and back.
 * Pure functions; `hooks/use-filter-state.ts` reads and writes the address.
 */

/** A field of free text, or one option of a list. An unset option is null. */
type FilterField = 'text' | readonly string[];
/** The query parameters of a list, in the order in which they are written. */
export type FilterFields = Readonly<Record<string, FilterField>>;
/** The value of each field: text, an empty string if unset, or one option, null if unset. */
export type FilterState<Fields extends FilterFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends readonly (infer Choice extends string)[]
    ? Choice | null
    : string;
};

/** Length limit of a search, in characters, which limits the address too. */
export const longestSearch = 200;

/** Shortens a search to the limit. Drops half a surrogate pair at its end: the limit may split one. */
function clippedSearch(text: string): string {
  return text.slice(0, longestSearch).replace(/[\uD800-\uDBFF]$/, '');
}

/** The state without any filter, as in the prerendered HTML. */
export function emptyFilters<const Fields extends FilterFields>(
  fields: Fields,
): FilterState<Fields> {
  return parseFilters(fields, new URLSearchParams());
}

/** Reads the state from a query. Ignores unknown values. Never throws. */
export function parseFilters<const Fields extends FilterFields>(
  fields: Fields,
  params: URLSearchParams,
): FilterState<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const value = params.get(name);
    if (field === 'text') return [name, clippedSearch(value ?? '')];
    return [name, value !== null && field.includes(value) ? value : null];
  });
  // `Object.fromEntries` has no type for the value of each key.
  return Object.fromEntries(entries) as FilterState<Fields>;
}

/** Whether the query names an option that the list does not have. Such an option is not applied. */
export function hasUnknownOption(fields: FilterFields, params: URLSearchParams): boolean {
  return Object.entries(fields).some(
    ([name, field]) =>
      field !== 'text' && params.getAll(name).some((value) => !field.includes(value)),
  );
}

/**
 * Writes a state into a query. Leaves out empty fields and keeps foreign parameters.
 * @param current the current query
 * @returns the query with its question mark, or an empty string
 */
export function serializeFilters<const Fields extends FilterFields>(
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
