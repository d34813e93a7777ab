import { expect, test } from 'vitest';
import { markdownChapters, markdownText } from './write.server.ts';

test('writes each kind of block as Markdown', () => {
  const markdown = markdownChapters(
    [
      {
        title: 'One',
        lead: ['A ', { bold: 'bold' }, ' ', { to: '/services', text: 'link' }, '.'],
        blocks: [
          { type: 'statement', text: [{ bold: 'Large' }, ' words.'] },
          { type: 'paragraph', text: 'Copy it.' },
          {
            type: 'beside',
            blocks: [
              { type: 'snippet', label: 'Say', text: 'a' },
              { type: 'side', title: 'Side', text: 'A remark.' },
            ],
          },
        ],
      },
    ],
    (to) => `https://x.example${to}`,
  );
  expect(markdown).toContain('## One\n\nA **bold** [link](https://x.example/services).');
  expect(markdown).toContain('\n\n> **Large** words.\n\n');
  expect(markdown).toContain('Copy it.\n\n**Say**\n\n```text\na\n```\n\n> **Side** A remark.');
  expect(markdownText([{ abbr: 'SEO', meaning: 'm', to: '/services' }], String)).toBe('SEO');
});
