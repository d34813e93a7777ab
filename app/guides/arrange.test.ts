import { describe, expect, test } from 'vitest';
import { arrangeChapter, blocksInOrder } from './arrange-chapter.server.ts';
import { arrange, arrangeParts } from './arrange.server.ts';
import type { Block } from './prose.ts';

const paragraph = (words: number): Block => ({
  type: 'paragraph',
  text: Array.from({ length: words }, () => 'words').join(' '),
});
const list: Block = { type: 'list', ordered: true, items: Array(7).fill('word '.repeat(20)) };
const heading: Block = { type: 'heading', id: 'heading', title: 'Heading' };
const side: Block = { type: 'side', title: 'Note', text: 'A few words about it.' };
const sample: Block = { type: 'sample', label: 'Sample', text: Array(9).fill('line').join('\n') };
const short: Block = { type: 'sample', label: 'Sample', text: Array(5).fill('line').join('\n') };
const table: Block = { type: 'table', caption: 'Table', head: ['a', 'b'], rows: [['c', 'd']] };

const figure: Block = {
  type: 'figure',
  title: 'Figure',
  picture: { src: '', width: 880, height: 440 },
  alt: '',
  caption: 'Words',
  list: null,
  isCut: true,
};

const flat = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => ('blocks' in block ? flat(block.blocks) : block));
type Types = readonly (string | Types)[];
const types = (blocks: readonly Block[]): Types =>
  blocks.map((block) => ('blocks' in block ? types(block.blocks) : block.type));

describe('arrange', () => {
  test('keeps a remark in the text that it belongs to', () => {
    expect(types(arrange([paragraph(50), paragraph(50), side, table]))).toEqual([
      ['paragraph', 'paragraph', 'side'],
      'table',
    ]);
    expect(types(arrange([paragraph(60), side, sample, paragraph(60)]))).toEqual([
      [['paragraph', 'side'], 'sample', 'paragraph'],
    ]);
  });

  test('keeps a list with the sentence that announces it', () => {
    const announcing: Block = { type: 'paragraph', text: `${'words '.repeat(10).trim()}:` };
    expect(types(arrange([paragraph(30), short, paragraph(10), list]))).toEqual([
      [['paragraph'], 'sample', 'paragraph'],
      ['list'],
    ]);
    expect(types(arrange([paragraph(30), short, announcing, list]))).toEqual([
      [['paragraph'], 'sample'],
      ['paragraph', 'list'],
    ]);
  });

  test('begins a block higher if there is too little text below', () => {
    expect(types(arrange([paragraph(40), paragraph(40), paragraph(40), sample]))).toEqual([
      [['paragraph', 'paragraph', 'paragraph'], 'sample'],
    ]);
  });

  test('begins no block beside text above the previous one, which would be moved down', () => {
    const blocks = [paragraph(60), sample, paragraph(20), sample, paragraph(150)];
    expect(types(arrange(blocks))).toEqual([
      [['paragraph'], 'sample', 'paragraph'],
      ['sample', 'paragraph'],
    ]);
  });

  test('counts the lines that a long line of a sample takes', () => {
    const long: Block = { type: 'sample', label: 'Sample', text: 'word '.repeat(300).trim() };
    expect(types(arrange([paragraph(60), long, paragraph(40)]))).toEqual([
      'paragraph',
      'sample',
      'paragraph',
    ]);
    expect(types(arrange([paragraph(60), sample, paragraph(60)]))).toEqual([
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

  test('leaves a list of texts below titles the whole width', () => {
    const titled: Block = {
      type: 'list',
      ordered: false,
      items: Array.from({ length: 4 }, () => [
        { bold: 'Title' },
        ` Words ${'and words '.repeat(30)}`,
      ]),
    };
    const arranged = arrange([titled, paragraph(60), sample]);
    expect(arranged[0]).toEqual({ type: 'titled', blocks: [titled] });
    expect(types(arranged.slice(1))).toEqual([[['paragraph'], 'sample']]);
  });

  test('sets text with nothing beside it in two columns', () => {
    expect(types(arrange([paragraph(50), paragraph(50), paragraph(50), table]))).toEqual([
      ['paragraph', 'paragraph', 'paragraph'],
      'table',
    ]);
  });

  test('keeps a list whole beside the text below it, or divides it between the columns', () => {
    expect(types(arrange([list, paragraph(220)]))).toEqual([['list', 'paragraph']]);
    expect(types(arrange([list, paragraph(40)]))).toEqual([['list'], 'paragraph']);
  });

  test('gives each of two short parts a column, and no other heading', () => {
    const part = [heading, paragraph(50)];
    expect(types(arrange([...part, ...part]))).toEqual([
      ['heading', 'paragraph', 'heading', 'paragraph'],
    ]);
    const columns = types(arrange([...part, ...part, ...part])).filter(Array.isArray);
    expect(columns.filter((column) => column[0] !== 'heading')).toEqual([]);
  });

  test('keeps a remark beside the text of its own heading', () => {
    const part = [heading, paragraph(50)];
    expect(types(arrange([...part, side, ...part]))).toEqual([
      'heading',
      ['paragraph', 'side'],
      'heading',
      'paragraph',
    ]);
  });

  test('leaves a panorama the whole width', () => {
    const panorama: Block = { ...figure, isCut: 'wide' };
    expect(types(arrange([paragraph(60), panorama, paragraph(60)]))).toEqual([
      'paragraph',
      'figure',
      'paragraph',
    ]);
  });

  test('breaks neither a paragraph nor a list of three', () => {
    const three: Block = { type: 'list', ordered: true, items: Array(3).fill('word '.repeat(30)) };
    expect(types(arrange([three, table]))).toEqual(['list', 'table']);
    expect(types(arrange([three, paragraph(60), table]))).toEqual([['list', 'paragraph'], 'table']);
  });

  test('puts as much text beside a figure as it is high, and no text above it', () => {
    const text = [paragraph(50), paragraph(50), paragraph(50), paragraph(50)];
    expect(types(arrange([...text.slice(2), figure, ...text, table]))).toEqual([
      ['paragraph', 'paragraph'],
      ['figure', 'paragraph', 'paragraph'],
      ['paragraph', 'paragraph'],
      'table',
    ]);
    expect(types(arrange([figure, paragraph(150), heading, paragraph(90), side]))).toEqual([
      ['figure', 'paragraph'],
      'heading',
      ['paragraph', 'side'],
    ]);
  });

  test('keeps the heading above a figure with both columns', () => {
    expect(types(arrange([paragraph(150), heading, figure, paragraph(150)]))).toEqual([
      'paragraph',
      ['heading', 'figure', 'paragraph'],
    ]);
  });

  test('leaves a figure with no text below it the whole width', () => {
    expect(types(arrange([paragraph(150), figure, table]))).toEqual([
      'paragraph',
      'figure',
      'table',
    ]);
  });

  test('stacks blocks at the top of their text', () => {
    expect(types(arrange([paragraph(150), short, short, table]))).toEqual([
      [['paragraph'], 'sample', 'sample'],
      'table',
    ]);
  });

  test('keeps a single paragraph in one column', () => {
    expect(types(arrange([paragraph(60), table]))).toEqual(['paragraph', 'table']);
    expect(types(arrange([paragraph(30), table]))).toEqual(['paragraph', 'table']);
  });

  test('puts no text below two columns of text, unless under a heading or a list', () => {
    const text = [paragraph(150), paragraph(150), paragraph(60)];
    expect(types(arrange([...text, sample, paragraph(9)]))).toEqual([
      ['paragraph', 'paragraph', 'paragraph'],
      'sample',
      'paragraph',
    ]);
    expect(types(arrange([...text, heading, paragraph(60), sample]))).toEqual([
      ['paragraph', 'paragraph', 'paragraph'],
      'heading',
      [['paragraph'], 'sample'],
    ]);
    expect(types(arrange([list, paragraph(60), sample]))).toEqual([
      ['list'],
      [['paragraph'], 'sample'],
    ]);
  });

  test('sets text below the last block in two columns', () => {
    expect(types(arrange([paragraph(60), sample, paragraph(90), paragraph(90)]))).toEqual([
      [['paragraph'], 'sample'],
      ['paragraph', 'paragraph'],
    ]);
    expect(types(arrange([paragraph(60), sample, heading, list]))).toEqual([
      [['paragraph'], 'sample'],
      'heading',
      ['list'],
    ]);
  });

  test('keeps a heading with its text, and the order of all blocks', () => {
    const blocks = [paragraph(30), side, paragraph(90), heading, paragraph(40), sample, side];
    const all = [...blocks, paragraph(90), heading, paragraph(90)];
    const arranged = arrange(all);
    for (const group of arranged.flatMap((block) => ('blocks' in block ? block.blocks : []))) {
      if ('blocks' in group) expect(group.blocks.at(-1)).not.toBe(heading);
    }
    expect(flat(arranged)).toEqual(all);
  });
});

describe('arrangeChapter', () => {
  const columns = (blocks: readonly Block[]) => {
    const chapter = arrangeChapter('A title of a chapter', 'A short lead.', blocks);
    const { opener } = chapter;
    expect(flat(blocksInOrder(chapter))).toEqual(blocks);
    return [types(opener.text.slice(1)), ...opener.columns.map(types)];
  };

  test('puts a figure and its remark beside the title, and as much text below the lead as they are high', () => {
    const text = [paragraph(60), paragraph(50), paragraph(60), paragraph(60)];
    expect(columns([figure, side, ...text])).toEqual([
      [],
      ['figure', 'side'],
      ['paragraph', 'paragraph'],
    ]);
  });

  test('keeps text above a sample below the lead', () => {
    expect(columns([paragraph(30), sample, table])).toEqual([['paragraph'], ['sample']]);
  });

  test('puts a list or text that comes first beside the title, and no heading without its text', () => {
    expect(columns([list, paragraph(30)])).toEqual([[], ['list'], ['paragraph']]);
    expect(columns([paragraph(30), table])).toEqual([[], ['paragraph']]);
    expect(columns([heading, paragraph(60), heading, paragraph(60), table])[1]).toEqual([
      'heading',
      'paragraph',
    ]);
  });

  test('puts nothing beside the title above a table', () => {
    expect(columns([table, paragraph(30)])).toEqual([[]]);
  });
});

describe('arrangeParts', () => {
  test('puts no heading beside a block', () => {
    expect(types(arrangeParts([paragraph(9), heading, sample, heading, sample]))).toEqual([
      'paragraph',
      'heading',
      'sample',
      'heading',
      'sample',
    ]);
  });

  test('sets all text above a small block beside it', () => {
    const text = [paragraph(90), side, paragraph(90)];
    expect(types(arrangeParts([...text, sample, table]))).toEqual([
      [['paragraph', 'side', 'paragraph'], 'sample'],
      'table',
    ]);
  });

  test('leaves other text alone', () => {
    const blocks = [paragraph(90), paragraph(90), table, paragraph(90)];
    expect(arrangeParts(blocks)).toEqual(blocks);
  });
});
