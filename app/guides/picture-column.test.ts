import { expect, test } from 'vitest';
import { pictureColumn } from './picture-column.server.ts';

const action = 'Open the page and change the setting that it names. '.repeat(3);
const actions = (count: number) => Array.from({ length: count }, () => action);
const lines = (count: number) => ({
  label: 'A sample',
  text: Array.from({ length: count }, () => 'A line').join('\n'),
});

test('a step without a sample has its picture beside its actions', () => {
  expect(pictureColumn({ actions: actions(3) })).toBe('right');
});

test('a step with a sample has its picture in the shorter column', () => {
  expect(pictureColumn({ actions: actions(6), sample: lines(3) })).toBe('right');
  expect(pictureColumn({ actions: actions(4), sample: lines(20) })).toBe('left');
});

test('a step with a sample as high as its actions has its picture below both', () => {
  expect(pictureColumn({ actions: actions(4), sample: lines(9) })).toBe('wide');
});
