import { expect, test } from 'vitest';
import { markdownChapters, markdownText } from './write.server.ts';

test('writes each kind of block as Markdown', () => {
  const markdown = markdownChapters(
    [
      {
        id: 'one',
        title: 'One',
        words: 5,
        blocks: [
          {
            type: 'paragraph',
            text: ['A ', { bold: 'bold' }, ' ', { to: '/services', text: 'link' }, '.'],
          },
          { type: 'sample', label: 'Say', text: 'a' },
        ],
      },
    ],
    (to) => `https://x.example${to}`,
  );
  expect(markdown).toContain('## One\n\nA **bold** [link](https://x.example/services).');
  expect(markdown).toContain('**Say**\n\n```text\na\n```');
  expect(markdownText([{ abbr: 'SEO', meaning: 'm', to: '/services' }], String)).toBe('SEO');
});
