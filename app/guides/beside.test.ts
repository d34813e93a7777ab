import { expect, test } from 'vitest';
import { groupSmall, withoutGroups } from './beside.server.ts';
import type { Block } from './prose.ts';

const text: Block = { type: 'paragraph', text: 'Text.' };
const side: Block = { type: 'side', title: 'Side', text: 'A remark.' };
const snippet: Block = { type: 'snippet', label: 'Say', text: 'Hello' };
const numbered: Block = { ...snippet, form: 'numbered' };
const picture = { src: '/a.svg', width: 10, height: 10 };
const figure: Block = {
  type: 'figure',
  title: 'Figure',
  picture,
  alt: 'A picture',
  caption: 'A caption.',
  list: null,
};
const cut: Block = { ...figure, isCut: true };
const panorama: Block = { ...figure, isCut: 'wide' };
const withList: Block = { ...figure, list: { ordered: false, items: ['One'] } };
const sum: Block = {
  type: 'sum',
  title: 'Sum',
  unit: 'people',
  rows: [],
  result: { label: 'All', value: '2', note: 'How', shown: '2' },
  field: null,
};
const bars: Block = {
  type: 'bars',
  title: 'Bars',
  unit: 'people',
  note: 'A note.',
  rows: [],
  counted: 'people',
  line: null,
};
const table: Block = { type: 'table', caption: 'Table', head: ['a', 'b'], rows: [['1', '2']] };

test('groups the small blocks that follow each other', () => {
  expect(groupSmall([text, side, snippet, text, side])).toEqual([
    text,
    { type: 'beside', blocks: [side, snippet] },
    text,
    { type: 'beside', blocks: [side] },
  ]);
});

test.each([
  ['a remark', side],
  ['a snippet', snippet],
  ['a figure', figure],
  ['a figure that is cut off at its edges', cut],
  ['a sum', sum],
  ['bars', bars],
])('sets %s beside the text', (_, block) => {
  expect(groupSmall([text, block])).toEqual([text, { type: 'beside', blocks: [block] }]);
});

test.each([
  ['a table', table],
  ['numbered lines', numbered],
  ['a panorama', panorama],
  ['a figure with a list', withList],
])('leaves %s across both columns', (_, block) => {
  expect(groupSmall([text, block])).toEqual([text, block]);
});

test('keeps the order of the file', () => {
  const blocks = [side, text, snippet, side, table, side];
  expect(withoutGroups(groupSmall(blocks))).toEqual(blocks);
});
