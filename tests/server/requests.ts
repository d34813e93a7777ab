import { conditionalRows } from './requests/conditional.ts';
import { foundRows } from './requests/found.ts';
import { methodRows } from './requests/methods.ts';
import { missingRows } from './requests/missing.ts';
import { redirectedRows } from './requests/redirected.ts';
import type { Row } from './requests/row.ts';

/** The requests that every host is tested with. Hostile ones are in `requests/hostile.ts`. */
export const rows: readonly Row[] = [
  ...foundRows,
  ...missingRows,
  ...redirectedRows,
  ...conditionalRows,
  ...methodRows,
];
