import { describe, expect, test } from 'vitest';
import { arrange, arrangeChapter, arrangeParts } from './arrange.server.ts';
import type { Block } from './prose.ts';

const paragraph = (words: number): Block => ({
  type: 'paragraph',
  text: Array.from({ length: words }, () => 'word').join(' '),
});
const heading: Block = { type: 'heading', id: 'heading', title: 'Heading' };
const side: Block = { type: 'side', title: 'Note', text: 'A few words about it.' };
const sample: Block = { type: 'sample', label: 'Sample', text: Array(9).fill('line').join('\n') };
const table: Block = { type: 'table', caption: 'Table', head: ['a', 'b'], rows: [['c', 'd']] };

const flat = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.type === 'beside' ? block.blocks : block));
const types = (blocks: readonly Block[]) =>
  blocks.map((block) =>
    block.type === 'beside' ? block.blocks.map(({ type }) => type) : block.type,
  );

describe('arrange', () => {
  test('puts a remark beside the paragraph before it', () => {
    expect(types(arrange([paragraph(90), paragraph(90), side, paragraph(90)]))).toEqual([
      'paragraph',
      ['paragraph', 'side'],
      'paragraph',
    ]);
  });

  test('puts a high block beside as much text as it is high', () => {
    expect(types(arrange([paragraph(90), sample, paragraph(90), paragraph(90)]))).toEqual([
      ['paragraph', 'sample', 'paragraph'],
      'paragraph',
    ]);
  });

  test('starts a remark right below the block of the group above', () => {
    const blocks = [paragraph(90), sample, paragraph(150), paragraph(40), paragraph(40), side];
    expect(types(arrange(blocks)).at(-1)).toEqual(['paragraph', 'paragraph', 'side']);
    expect(types(arrange(blocks.toSpliced(4, 0, heading))).at(-1)).toEqual([
      'heading',
      'paragraph',
      'side',
    ]);
  });

  test('counts the lines that a long line of a sample takes', () => {
    const long: Block = { type: 'sample', label: 'Sample', text: 'word '.repeat(90).trim() };
    expect(types(arrange([paragraph(90), long, paragraph(90), paragraph(90)]))).toEqual([
      ['paragraph', 'sample', 'paragraph'],
      'paragraph',
    ]);
  });

  test('leaves a block with too little text, and a table, the whole width', () => {
    expect(types(arrange([paragraph(20), sample, table, paragraph(20)]))).toEqual([
      'paragraph',
      'sample',
      'table',
      'paragraph',
    ]);
  });

  test('keeps a heading with its text, and the order of all blocks', () => {
    const blocks = [paragraph(30), side, paragraph(90), heading, paragraph(40), sample, side];
    const arranged = arrange([...blocks, paragraph(90), heading, paragraph(90)]);
    for (const block of arranged) {
      if (block.type === 'beside') expect(block.blocks.at(-1)).not.toBe(heading);
    }
    expect(flat(arranged)).toEqual([...blocks, paragraph(90), heading, paragraph(90)]);
  });
});

test('arrangeChapter sets text with nothing beside it in two columns', () => {
  const steps: Block = { type: 'list', ordered: true, items: Array(7).fill('word '.repeat(20)) };
  expect(types(arrangeChapter([paragraph(50), paragraph(50), paragraph(50), table]))).toEqual([
    ['paragraph', 'paragraph', 'paragraph'],
    'table',
  ]);
  expect(types(arrangeChapter([steps, paragraph(40)]))).toEqual([['list', 'paragraph']]);
  expect(types(arrangeChapter([paragraph(20), paragraph(20), table]))).toEqual([
    'paragraph',
    'paragraph',
    'table',
  ]);
  // Text above or below a group continues its left column.
  const blocks = [paragraph(90), paragraph(90), paragraph(90), side, paragraph(90)];
  expect(types(arrangeChapter(blocks))).toEqual([
    'paragraph',
    'paragraph',
    ['paragraph', 'side'],
    'paragraph',
  ]);
});

test('arrangeParts puts no heading beside a block', () => {
  expect(types(arrangeParts([paragraph(9), heading, paragraph(90), side]))).toEqual([
    'paragraph',
    'heading',
    ['paragraph', 'side'],
  ]);
});
