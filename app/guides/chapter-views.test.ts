import { expect, test } from 'vitest';
import { longReadChapter } from './chapter-views.server.ts';
import type { Block } from './prose.ts';

const lead: Block = { type: 'paragraph', text: 'Lead.' };
const plain: Block = { type: 'list', ordered: false, items: ['One', 'Two'] };
const titled: Block = {
  type: 'list',
  ordered: false,
  items: [
    [{ bold: 'One' }, ' A text.'],
    [{ bold: 'Two' }, ' “Another” text.'],
  ],
};

test('longReadChapter turns a list whose items all have a title into cards', () => {
  expect(longReadChapter(false, [lead, titled])).toEqual({
    lead: 'Lead.',
    blocks: [{ ...titled, type: 'cards' }],
  });
});

test.each([
  ['without titles', plain],
  ['with one item without a title', { ...titled, items: [...titled.items, 'Three'] }],
  ['with a bold sentence', { ...titled, items: [[{ bold: 'One.' }, ' A text.']] }],
  ['with a bold beginning of a sentence', { ...titled, items: [[{ bold: 'One' }, ' text.']] }],
])('longReadChapter keeps a list %s', (_, list) => {
  expect(longReadChapter(false, [lead, list]).blocks).toEqual([list]);
});

test('longReadChapter sets no chapter with cards on blue', () => {
  expect(longReadChapter(true, [lead, plain])).toMatchObject({ tone: 'band' });
  expect(longReadChapter(true, [lead, plain, titled])).not.toHaveProperty('tone');
});
