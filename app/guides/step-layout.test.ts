import { expect, test } from 'vitest';
import { stepLayout } from './step-layout.server.ts';

const action = 'Open the page and change the setting that it names. '.repeat(3);
const actions = (count: number) => Array.from({ length: count }, () => action);
const endings = ['It is on.', 'It is off. Switch it on.'] as const;
const lines = (count: number) => ({
  label: 'A sample',
  text: Array.from({ length: count }, () => 'A line').join('\n'),
});

test('a step without a sample has its remedy below its picture only beside many actions', () => {
  const step = { picture: 0.5, endings };
  expect(stepLayout({ ...step, actions: actions(3) })).toEqual({
    picture: 'right',
    remedy: 'left',
  });
  expect(stepLayout({ ...step, actions: actions(6) })).toEqual({
    picture: 'right',
    remedy: 'right',
  });
});

test('a step without a picture has its remedy in the shorter column', () => {
  const step = { actions: actions(4), endings };
  expect(stepLayout({ ...step, sample: lines(3) })).toMatchObject({ remedy: 'right' });
  expect(stepLayout({ ...step, sample: lines(20) })).toMatchObject({ remedy: 'left' });
});

test('a picture beside a sample is in the column that shows most of it', () => {
  const step = { actions: actions(4), picture: 0.5, endings };
  expect(stepLayout({ ...step, actions: actions(6), sample: lines(3) })).toMatchObject({
    picture: 'right',
  });
  expect(stepLayout({ ...step, sample: lines(20) })).toMatchObject({ picture: 'left' });
});
