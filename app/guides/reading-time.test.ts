import { expect, test } from 'vitest';
import { countWords, readingMinutes } from './reading-time.server.ts';

test('countWords counts text, but not drawings and addresses', () => {
  expect(
    countWords({
      type: 'paragraph',
      text: ['Two words', { to: '/services/seo', text: ['and a link'] }],
    }),
  ).toBe(5);
  expect(countWords({ before: 'weak line', after: 'better line' })).toBe(4);
  expect(countWords({ before: 'M0,0L1,1', after: 'M1,1', area: 'M0', title: 'Calls' })).toBe(1);
  expect(readingMinutes(0)).toBe(1);
  expect(readingMinutes(3300)).toBe(15);
});
