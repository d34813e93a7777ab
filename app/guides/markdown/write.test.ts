import { expect, test } from 'vitest';
import { drawBars } from '#app/charts/guide-charts.server.ts';
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

test('writes the whole label of a bar, and what the second bar of a pair leaves', () => {
  const rows = [
    { label: 'Comes in: 9 jobs: all won', value: 1350, highlight: false },
    { label: 'Costs: 300 clicks', value: 1500, highlight: false },
  ];
  const bars = drawBars({ type: 'bars', title: 't', unit: '$', note: 'n', pairs: 'yes', rows });
  const markdown = markdownChapters([{ title: 'One', lead: 'A.', blocks: [bars] }], String);
  expect(markdown).toContain('| Comes in: 9 jobs: all won | 1,350 |');
  expect(markdown).toContain('| Costs: 300 clicks | 1,500 (loses $150) |');
});
