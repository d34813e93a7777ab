import { expect, test } from 'vitest';
import { shownTable } from './shown-table.server.ts';

const table = (rows: string[][]) =>
  shownTable({ type: 'table', caption: 'Prices', head: ['Name', 'What', 'How much'], rows });

test('a column is one of numbers if all of its cells are', () => {
  expect(
    table([
      ['a', 'x', '$1,200'],
      ['b', '2', '30'],
    ]).numbers,
  ).toEqual([null, true]);
});

test('a table without a column of numbers has no list of them', () => {
  expect(table([['a', 'x', '30 days']])).not.toHaveProperty('numbers');
});

test('rows are cards if each ends in a cell of several lines', () => {
  expect(table([['a', 'x', 'one\ntwo']]).areCards).toBe(true);
  expect(
    table([
      ['a', 'x', 'one\ntwo'],
      ['b', 'y', 'one'],
    ]),
  ).not.toHaveProperty('areCards');
});
