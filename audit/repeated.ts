/** Texts that several pages have. */
import { placeOf } from './evidence.ts';
import type { Evidence } from './types.ts';

/** Evidence for each value that several pages have. Other points judge empty values. */
export function repeated(
  values: readonly (readonly [value: string, page: string, line: number | undefined])[],
): Evidence[] {
  const groups = Map.groupBy(
    values.filter(([value]) => value !== ''),
    ([value]) => value.toLowerCase(),
  );
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .flatMap((group) =>
      group.map(([value, page, line]) => ({
        ...placeOf(page, line),
        found: `“${value}”, on ${group.length} pages`,
        expected: 'a text of its own',
      })),
    );
}
