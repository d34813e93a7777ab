import { expect, test } from 'vitest';
import { stepLayout } from './step-layout.server.ts';

const action = 'Open the page and change the setting that it names. '.repeat(3);
const actions = (count: number) => Array.from({ length: count }, () => action);
const endings = ['It is on.', 'It is off. Switch it on.'] as const;
const lines = (count: number) => ({
  label: 'A sample',
  text: Array.from({ length: count }, () => 'A line').join('\n'),
});

test('a step with a picture has its endings in the place that shows most of the picture', () => {
  expect(stepLayout({ actions: actions(3), picture: 0.5, endings })).toEqual({
    endings: 'below',
    higher: 'actions',
  });
  expect(stepLayout({ actions: actions(6), picture: 0.5, endings })).toEqual({
    endings: 'right',
    higher: 'actions',
  });
});

test('a step without a picture has its endings below, or under the actions beside a long sample', () => {
  const step = { actions: actions(4), endings };
  expect(stepLayout({ ...step, sample: lines(3) })).toEqual({
    endings: 'below',
    higher: 'actions',
  });
  expect(stepLayout({ ...step, sample: lines(12) })).toEqual({
    endings: 'below',
    higher: 'sample',
  });
  expect(stepLayout({ ...step, sample: lines(20) })).toEqual({
    endings: 'left',
    higher: 'sample',
  });
});

test('a picture beside a sample is in the column that shows most of it', () => {
  const step = { actions: actions(4), picture: 0.5, endings };
  expect(stepLayout({ ...step, actions: actions(6), sample: lines(3) })).toEqual({
    picture: 'right',
    endings: 'below',
    higher: 'actions',
  });
  expect(stepLayout({ ...step, sample: lines(12) })).toMatchObject({
    picture: 'left',
    endings: 'right',
  });
  expect(stepLayout({ ...step, sample: lines(20) })).toEqual({
    picture: 'left',
    endings: 'below',
    higher: 'sample',
  });
});
