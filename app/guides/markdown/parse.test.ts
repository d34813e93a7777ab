import { expect, test } from 'vitest';
import { MarkdownFile } from './parse.server.ts';

const textOf = (source: string) => {
  const file = new MarkdownFile('test.md', source);
  return file.text(file.nodes);
};

test('text parses bold words and links', () => {
  expect(textOf('A **bold** word and [a link](/services).')).toEqual([
    'A ',
    { bold: 'bold' },
    ' word and ',
    { to: '/services', text: 'a link' },
    '.',
  ]);
});

test('text is one string without marks', () => {
  expect(textOf('Two lines\nof words')).toBe('Two lines of words');
});

test.for([
  '[your link] and [exact match]',
  'the <title> of a page',
  'site:example.com and 11:30a',
  'office@example.com and https://example.com',
  'utm_source, 2 * 3 and ~5',
])('text leaves “%s” as it is', (words) => {
  expect(textOf(words)).toBe(words);
});
