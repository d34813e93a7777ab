import { describe, expect, test } from 'vitest';
import { abbreviationMarker } from './abbreviations.server.ts';
import { drawBars, drawLine, drawProfile } from '#app/charts/guide-charts.server.ts';
import { MarkdownFile } from './markdown/parse.server.ts';
import { markdownChapters, markdownText } from './markdown/write.server.ts';
import { countWords, readingMinutes } from './reading-time.server.ts';

const textOf = (source: string) => {
  const file = new MarkdownFile('test.md', source);
  return file.text(file.nodes);
};

describe('text', () => {
  test('parses bold words and links', () => {
    expect(textOf('A **bold** word and [a link](/services).')).toEqual([
      'A ',
      { bold: 'bold' },
      ' word and ',
      { to: '/services', text: 'a link' },
      '.',
    ]);
  });

  test('is one string without marks', () => {
    expect(textOf('Two lines\nof words')).toBe('Two lines of words');
  });

  test.for([
    '[your link] and [exact match]',
    'the <title> of a page',
    'site:example.com and 11:30a',
    'office@example.com and https://example.com',
    'utm_source, 2 * 3 and ~5',
  ])('leaves “%s” as it is', (words) => {
    expect(textOf(words)).toBe(words);
  });
});

describe('abbreviations', () => {
  const seo = { meaning: 'm', to: '/services' } as const;
  const url = { meaning: 'u', to: '/services' } as const;
  const dictionary = new Map<string, typeof seo | typeof url>([
    ['SEO', seo],
    ['URL', url],
  ]);

  test('marks the first use of each abbreviation as a whole word', () => {
    const { mark } = abbreviationMarker(dictionary);
    expect(mark(['SEOs, no-SEO, a URL and SEO, SEO'])).toEqual([
      'SEOs, no-SEO, a ',
      { abbr: 'URL', ...url },
      ' and ',
      { abbr: 'SEO', ...seo },
      ', SEO',
    ]);
    expect(mark('SEO again')).toBe('SEO again');
  });

  test('ignores bold words and links', () => {
    const { mark } = abbreviationMarker(dictionary);
    const text = [{ bold: 'SEO' }, { to: '/services', text: 'URL' }] as const;
    expect(mark(text)).toEqual(text);
  });
});

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

describe('charts', () => {
  test('gives the longest bar the full length', () => {
    const rows = [
      { label: 'a', value: 50, highlight: false },
      { label: 'b', value: 200, highlight: true },
    ];
    expect(
      drawBars({ type: 'bars', title: 't', unit: 'u', note: 'n', rows }).rows.map(
        ({ length }) => length,
      ),
    ).toEqual([25, 100]);
  });

  test('splits the line where work starts and finds the first flat month', () => {
    const points = [10, 9, 12, 11, 20].map((value, index) => ({ label: `m${index}`, value }));
    const chart = drawLine({ type: 'line', title: 't', unit: 'u', note: 'n', start: 'm1', points });
    const at = `${chart.points[1]!.x},${chart.points[1]!.y}`;
    expect(chart.before.endsWith(at)).toBe(true);
    expect(chart.after.startsWith(`M${at}`)).toBe(true);
    expect(chart.dull).toBe(3);
    expect(chart.points[4]!.y).toBeLessThan(chart.points[0]!.y);
  });

  test('draws a profile that rises from start to end', () => {
    const heights = [...drawProfile([2, 3, 1]).line.matchAll(/,([\d.]+)/g)].map(([, y]) =>
      Number(y),
    );
    expect(heights.at(-1)).toBeLessThan(heights[0]!);
  });
});

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
