import { describe, expect, test } from 'vitest';
import { compileProse } from './compile.server.ts';
import { abbreviationMarker, inlineText } from './inline.server.ts';
import { markdownChapters, markdownText } from './markdown.server.ts';
import { drawBars, drawLine, drawProfile } from './charts.server.ts';
import { countWords, readingMinutes } from './words.server.ts';

const chapter = (words: string) => `<Chapter id="one" title="One">\n\n${words}\n\n</Chapter>`;
const compile = (words: string) => compileProse(chapter(words), { file: 'test.mdx' });

describe('compiling', () => {
  test('words, bold words, links and lists become data', async () => {
    const [one] = await compile('A **bold** word and [a link](/services).\n\n- first\n- second');
    expect(one?.blocks).toEqual([
      {
        type: 'paragraph',
        text: ['A ', { bold: ['bold'] }, ' word and ', { to: '/services', text: ['a link'] }, '.'],
      },
      { type: 'list', ordered: false, items: [['first'], ['second']] },
    ]);
  });

  test.for([
    ['a part that does not exist', '<Sidebar title="x">y</Sidebar>', /test\.mdx.*Sidebar/],
    ['a forgotten field', '<Side>y</Side>', /test\.mdx: <Side.*title/],
    ['a misspelt field', '<Side titel="x" title="x">y</Side>', /test\.mdx: <Side "x">.*titel/],
    ['an empty field', '<Sample label="x" text=" " />', /test\.mdx: <Sample "x">.*text/],
    [
      'a row that is too short',
      '<Table caption="x" head={["a","b"]} rows={[["1"]]} />',
      /<Table "x">.*rows/,
    ],
    [
      'a picture that is not given',
      '<Figure name="no" alt="a" title="t" caption="c" />',
      /<Figure "t">.*"no"/,
    ],
    ['a link off the site', '[out](https://example.com)', /test\.mdx.*example\.com/],
    ['a heading of the wrong level', '## Two', /test\.mdx: <h2>/],
    ['the same heading twice', '### Same\n\nx\n\n### Same', /one-same.*twice/],
  ] as const)('%s stops the build and says where', async ([, words, message]) => {
    await expect(compile(words)).rejects.toThrow(message);
  });

  test('words outside of a chapter stop the build', async () => {
    await expect(compileProse('Words.', { file: 'test.mdx' })).rejects.toThrow(
      /outside of a chapter/,
    );
  });
});

describe('abbreviations', () => {
  const dictionary = {
    SEO: { meaning: 'm', to: '/services' },
    URL: { meaning: 'u', to: '/services' },
  } as const;

  test('the first of each is marked, as a word of its own', () => {
    const { mark } = abbreviationMarker(dictionary);
    expect(mark(['SEOs, no-SEO, a URL and SEO, SEO'])).toEqual([
      'SEOs, no-SEO, a ',
      { abbr: 'URL', ...dictionary.URL },
      ' and ',
      { abbr: 'SEO', ...dictionary.SEO },
      ', SEO',
    ]);
    expect(mark(['SEO again'])).toEqual(['SEO again']);
  });

  test('bold words and links are left alone', () => {
    const { mark } = abbreviationMarker(dictionary);
    const text = [{ bold: ['SEO'] }, { to: '/services', text: ['URL'] }] as const;
    expect(mark(text)).toEqual(text);
  });
});

test('two stars make words bold', () => {
  expect(inlineText('Press **Save** twice')).toEqual(['Press ', { bold: ['Save'] }, ' twice']);
});

test('brackets before an address of the site are a link, other brackets are words', () => {
  expect(inlineText('See the [list](/guides/all), [your link] and [exact match].')).toEqual([
    'See the ',
    { to: '/guides/all', text: ['list'] },
    ', [your link] and [exact match].',
  ]);
});

test('words are counted, drawings and addresses are not', () => {
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
  test('the longest bar is the full length', () => {
    const rows = [
      { label: 'a', value: 50, highlight: false },
      { label: 'b', value: 200, highlight: true },
    ];
    expect(
      drawBars({ title: 't', unit: 'u', note: 'n', rows }).rows.map(({ length }) => length),
    ).toEqual([25, 100]);
  });

  test('the line turns where work starts, and the first dull month is named', () => {
    const points = [10, 9, 12, 11, 20].map((value, index) => ({ label: `m${index}`, value }));
    const chart = drawLine({ title: 't', unit: 'u', note: 'n', start: 'm1', points });
    const at = `${chart.points[1]!.x},${chart.points[1]!.y}`;
    expect(chart.before.endsWith(at)).toBe(true);
    expect(chart.after.startsWith(`M${at}`)).toBe(true);
    expect(chart.dull).toBe(3);
    expect(chart.points[4]!.y).toBeLessThan(chart.points[0]!.y);
  });

  test('a profile rises from its start to its end', () => {
    const heights = [...drawProfile([2, 3, 1]).line.matchAll(/,([\d.]+)/g)].map(([, y]) =>
      Number(y),
    );
    expect(heights.at(-1)).toBeLessThan(heights[0]!);
  });
});

test('as Markdown the words are the same', async () => {
  const [one] = await compile('A **bold** [link](/services).\n\n<Sample label="Say" text="a" />');
  const markdown = markdownChapters([one!], (to) => `https://x.example${to}`);
  expect(markdown).toContain('## One\n\nA **bold** [link](https://x.example/services).');
  expect(markdown).toContain('**Say**\n\n```text\na\n```');
  expect(markdownText([{ abbr: 'SEO', meaning: 'm', to: '/services' }], String)).toBe('SEO');
});
