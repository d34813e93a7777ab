import { expect, test } from 'vitest';
import { endsBesideSample, pictureColumn } from './picture-column.server.ts';

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

test('a step with a sample as high as its actions has its picture below the sample', () => {
  expect(pictureColumn({ actions: actions(4), sample: lines(9) })).toBe('right');
});

const picture = { width: 880, height: 440 };

test('both endings are below the actions beside a sample and a picture', () => {
  expect(endsBesideSample({ actions: actions(6), sample: lines(10), picture })).toBe(true);
  expect(endsBesideSample({ actions: actions(4), sample: lines(9), picture })).toBe(true);
});

test('both endings are below both columns if the picture is high without them, or below the actions', () => {
  expect(endsBesideSample({ actions: actions(6), sample: lines(3), picture })).toBe(false);
  expect(endsBesideSample({ actions: actions(4), sample: lines(17), picture })).toBe(false);
});

test('without a picture both endings are below the actions beside a longer sample only', () => {
  expect(endsBesideSample({ actions: actions(4), sample: lines(20) })).toBe(true);
  expect(endsBesideSample({ actions: actions(6), sample: lines(3) })).toBe(false);
  expect(endsBesideSample({ actions: actions(3) })).toBe(false);
});
