import { describe, expect, test } from 'vitest';
import { arrange, arrangeChapter, arrangeParts } from './arrange.server.ts';
import type { Block } from './prose.ts';

const paragraph = (words: number): Block => ({
  type: 'paragraph',
  text: Array.from({ length: words }, () => 'words').join(' '),
});
const list: Block = { type: 'list', ordered: true, items: Array(7).fill('word '.repeat(20)) };
const heading: Block = { type: 'heading', id: 'heading', title: 'Heading' };
const side: Block = { type: 'side', title: 'Note', text: 'A few words about it.' };
const sample: Block = { type: 'sample', label: 'Sample', text: Array(9).fill('line').join('\n') };
const table: Block = { type: 'table', caption: 'Table', head: ['a', 'b'], rows: [['c', 'd']] };

const flat = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => (block.type === 'beside' ? flat(block.blocks) : block));
type Types = readonly (string | Types)[];
const types = (blocks: readonly Block[]): Types =>
  blocks.map((block) => (block.type === 'beside' ? types(block.blocks) : block.type));

describe('arrange', () => {
  test('begins a remark beside the paragraph before it', () => {
    const blocks = [paragraph(400), paragraph(90), side, paragraph(90)];
    expect(types(arrange(blocks))).toEqual(['paragraph', [['paragraph'], 'side', 'paragraph']]);
  });

  test('begins a block higher if there is too little text below', () => {
    expect(types(arrange([paragraph(90), paragraph(90), paragraph(90), sample]))).toEqual([
      [['paragraph', 'paragraph', 'paragraph'], 'sample'],
    ]);
  });

  test('begins a remark at the top of its part if that is near', () => {
    expect(types(arrange([paragraph(30), paragraph(90), side]))).toEqual([
      [['paragraph', 'paragraph'], 'side'],
    ]);
    expect(types(arrange([paragraph(200), heading, paragraph(30), paragraph(90), side]))).toEqual([
      'paragraph',
      [['heading', 'paragraph', 'paragraph'], 'side'],
    ]);
  });

  test('keeps blocks in one group, however much text is between them', () => {
    const blocks = [paragraph(90), sample, paragraph(300), side, side, paragraph(90)];
    expect(types(arrange(blocks))).toEqual([
      [['paragraph'], 'sample', ['paragraph'], 'side', 'side', 'paragraph'],
    ]);
  });

  test('begins no block beside text above the previous one, which would be moved down', () => {
    const blocks = [paragraph(60), sample, paragraph(20), sample, paragraph(400)];
    expect(types(arrange(blocks))).toEqual([
      [['paragraph'], 'sample', ['paragraph'], 'sample', 'paragraph'],
    ]);
  });

  test('counts the lines that a long line of a sample takes', () => {
    const long: Block = { type: 'sample', label: 'Sample', text: 'word '.repeat(220).trim() };
    expect(types(arrange([paragraph(60), long, paragraph(90)]))).toEqual([
      'paragraph',
      'sample',
      'paragraph',
    ]);
    expect(types(arrange([paragraph(60), sample, paragraph(90)]))).toEqual([
      [['paragraph'], 'sample', 'paragraph'],
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

  test('leaves a block of the part above the whole width', () => {
    expect(types(arrange([table, sample, heading, paragraph(300)]))).toEqual([
      'table',
      'sample',
      'heading',
      'paragraph',
    ]);
  });

  test('keeps a heading with its text, and the order of all blocks', () => {
    const blocks = [paragraph(30), side, paragraph(90), heading, paragraph(40), sample, side];
    const all = [...blocks, paragraph(90), heading, paragraph(90)];
    const arranged = arrange(all);
    for (const group of arranged.flatMap((block) =>
      block.type === 'beside' ? block.blocks : [],
    )) {
      if (group.type === 'beside') expect(group.blocks.at(-1)).not.toBe(heading);
    }
    expect(flat(arranged)).toEqual(all);
  });
});

describe('arrangeChapter', () => {
  test('sets text with nothing beside it in two columns', () => {
    expect(types(arrangeChapter([paragraph(50), paragraph(50), paragraph(50), table]))).toEqual([
      ['paragraph', 'paragraph', 'paragraph'],
      'table',
    ]);
    expect(types(arrangeChapter([list, paragraph(40)]))).toEqual([['list', 'paragraph']]);
    expect(types(arrangeChapter([paragraph(20), paragraph(20), table]))).toEqual([
      'paragraph',
      'paragraph',
      'table',
    ]);
  });

  test('keeps text in one column if the second would be short', () => {
    expect(types(arrangeChapter([paragraph(200), paragraph(30), table]))).toEqual([
      'paragraph',
      'paragraph',
      'table',
    ]);
  });

  test('continues the left column above a group, unless it is under another heading', () => {
    const blocks = [paragraph(200), paragraph(300), paragraph(90), side, paragraph(9)];
    expect(types(arrangeChapter(blocks))).toEqual([
      'paragraph',
      'paragraph',
      [['paragraph'], 'side', 'paragraph'],
    ]);
    expect(types(arrangeChapter(blocks.toSpliced(2, 0, heading)))).toEqual([
      ['paragraph', 'paragraph'],
      [['heading', 'paragraph'], 'side', 'paragraph'],
    ]);
  });

  test('sets text below the last block in two columns', () => {
    expect(types(arrangeChapter([paragraph(60), side, paragraph(90), paragraph(90)]))).toEqual([
      [['paragraph'], 'side'],
      ['paragraph', 'paragraph'],
    ]);
    expect(types(arrangeChapter([paragraph(60), side, heading, list]))).toEqual([
      [['paragraph'], 'side'],
      'heading',
      ['list'],
    ]);
  });
});

test('arrangeParts puts no heading beside a block', () => {
  expect(types(arrangeParts([paragraph(9), heading, paragraph(90), side]))).toEqual([
    'paragraph',
    'heading',
    [['paragraph'], 'side'],
  ]);
});
