/** The place of a finding. */
import type { Evidence } from './types.ts';

/** Page and line of a piece of evidence. Without a line it has no such field. */
export const placeOf = (
  page: string,
  line: number | undefined,
): Pick<Evidence, 'page' | 'line'> => ({ page, ...(line !== undefined && { line }) });
