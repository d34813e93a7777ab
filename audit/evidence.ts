/** The place and the text of a finding. */
import type { Evidence } from './types.ts';

/** Page and line of a piece of evidence. Without a line it has no such field. */
export const placeOf = (
  page: string,
  line: number | undefined,
): Pick<Evidence, 'page' | 'line'> => ({ page, ...(line !== undefined && { line }) });

/** A finding as a line of plain text, not escaped. The page is left out where it is empty. */
export function evidenceLine({ page, line, found, expected }: Evidence): string {
  const places = [page, line === undefined ? '' : `line ${line}`].filter(Boolean);
  const place = places.length > 0 ? `${places.join(', ')}: ` : '';
  return `${place}${found}${expected === undefined ? '' : ` (expected: ${expected})`}`;
}
