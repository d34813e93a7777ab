import type { ShownTable } from './prose.ts';
import type { Table } from './schema.ts';

/** A table with what its cells are, found at build time. */
export function shownTable(table: Table): ShownTable {
  const { head, rows } = table;
  const numbers = head
    .slice(1)
    .map((_, column) =>
      rows.every((cells) => /^[$\d][\d,. +]*$/.test(cells[column + 1] ?? '')) ? true : null,
    );
  return {
    ...table,
    ...(numbers.includes(true) && { numbers }),
    ...(rows.every((cells) => cells.at(-1)!.includes('\n')) && { areCards: true }),
  };
}
