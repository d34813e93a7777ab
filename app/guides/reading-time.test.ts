import { expect, test } from 'vitest';
import { chapterMinutes, countWords, readingMinutes } from './reading-time.server.ts';

test('countWords counts text, but not drawings and addresses', () => {
  expect(
    countWords({
      type: 'paragraph',
      text: ['Two words', { to: '/services/seo', text: ['and a link'] }],
    }),
  ).toBe(5);
  expect(countWords({ before: 'weak line', after: 'better line' })).toBe(4);
  expect(countWords({ title: 'Calls', wide: { area: 'M0', labels: [{ label: 'Jan' }] } })).toBe(1);
  expect(readingMinutes(0)).toBe(1);
  expect(readingMinutes(3300)).toBe(15);
});

test('chapterMinutes divides the minutes of the guide, at least one for each chapter', () => {
  expect(chapterMinutes([330, 330, 330, 330], 6)).toEqual([2, 2, 1, 1]);
  expect(chapterMinutes([10, 10, 860], 4)).toEqual([1, 1, 2]);
  expect(chapterMinutes([0, 0], 2)).toEqual([1, 1]);
});
