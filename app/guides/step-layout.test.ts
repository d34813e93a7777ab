import { expect, test } from 'vitest';
import { stepLayout } from './step-layout.server.ts';

const action = 'Open the page and change the setting that it names. '.repeat(3);
const actions = (count: number) => Array.from({ length: count }, () => action);
const endings = ['It is on.', 'It is off. Switch it on.'] as const;
const lines = (count: number) => ({
  label: 'A sample',
  text: Array.from({ length: count }, () => 'A line').join('\n'),
});

test('a step with a picture has its endings below, or the remedy below the picture', () => {
  expect(stepLayout({ actions: actions(1), hasPicture: true, endings })).toEqual({
    endings: 'around',
  });
  expect(stepLayout({ actions: actions(4), hasPicture: true, endings })).toEqual({
    endings: 'below',
  });
  expect(stepLayout({ actions: actions(7), hasPicture: true, endings })).toEqual({
    endings: 'split',
  });
});

test('the remedy of a step without a picture is on the right, below the sample if that is long', () => {
  const step = { actions: actions(4), hasPicture: false, endings };
  expect(stepLayout({ ...step, sample: lines(3) })).toEqual({ endings: 'split' });
  expect(stepLayout({ ...step, sample: lines(12) })).toEqual({ endings: 'around' });
});

test('a picture beside a sample is in the shorter column', () => {
  const step = { actions: actions(4), hasPicture: true, endings };
  expect(stepLayout({ ...step, actions: actions(6), sample: lines(3) })).toEqual({
    picture: 'right',
    endings: 'below',
  });
  expect(stepLayout({ ...step, sample: lines(7) })).toEqual({
    picture: 'right',
    endings: 'around',
  });
  expect(stepLayout({ ...step, sample: lines(12) })).toEqual({ picture: 'left', endings: 'right' });
  expect(stepLayout({ ...step, sample: lines(24) })).toEqual({ picture: 'left', endings: 'below' });
});
