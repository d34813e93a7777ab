import { expect, test } from 'vitest';
import { groupSmall, withoutGroups } from './beside.server.ts';
import type { Block } from './prose.ts';

const text: Block = { type: 'paragraph', text: 'Text.' };
const side: Block = { type: 'side', title: 'Side', text: 'A remark.' };
const snippet: Block = { type: 'snippet', label: 'Say', text: 'Hello' };
const numbered: Block = { ...snippet, form: 'numbered' };
const table: Block = { type: 'table', caption: 'Table', head: ['a', 'b'], rows: [['1', '2']] };

test('groups the small blocks that follow each other', () => {
  expect(groupSmall([text, side, snippet, text, side])).toEqual([
    text,
    { type: 'beside', blocks: [side, snippet] },
    text,
    { type: 'beside', blocks: [side] },
  ]);
});

test('leaves tables and numbered lines across both columns', () => {
  expect(groupSmall([text, table, numbered])).toEqual([text, table, numbered]);
});

test('keeps the order of the file', () => {
  const blocks = [side, text, snippet, side, table, side];
  expect(withoutGroups(groupSmall(blocks))).toEqual(blocks);
});
