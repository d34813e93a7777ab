import { describe, expect, test } from 'vitest';
import { minutesOf } from '#app/guides/listed-guides.server.ts';
import { readContentFile } from '#app/guides/read-content-file.server.ts';
import type { Reading } from '#app/guides/schema.ts';

const frontmatter = (kind: string, more = '') => `---
kind: ${kind}
order: 1
label: Test guide
title: A guide for a test
description: A description that is long enough for search engines to show it.
query: a guide
heading: A guide
lead: It is read by a test.
picture: guide-seo
pictureAlt: A picture
summary: One line.
readOn:
  - need: I want more
    to: /guides/seo/glossary
  - need: I want even more
    to: /guides/ppc/glossary
sources:
  - label: A source
    url: https://example.com/
${more}---
`;

const glossary = `${frontmatter('glossary')}
## Anchor {#anchor}

A place on a page.

**Example:** The menu leads to one.

**See:** crawl

## Crawl {#crawl}

What robots do.

**Example:** They come at night.
`;

const checklist = `${frontmatter('checklist')}
## Crawling {#crawling}

Can robots reach it?

### robots.txt loads {#robots}

**Why:** It is read first.

**Check:** Open it.

**Fix:** Write it, as in [the glossary](/guides/seo/glossary).
`;

const steps = `${frontmatter('steps')}
- An email address

## Sign up {#sign-up}

**Phase:** First

**Phase lead:** Open the account.

**Phase picture:** icon-audit

**Minutes:** 10

- Press **Save**

**Worked:** It says so.

**Problem:** It does not

**Answer:** Try again.

## Afterwards {#after}

- Wait.
`;

const longRead = `${frontmatter('long-read')}
## One {#one}

Words.

:::side[Remark]

More words.

:::

## Two {#two}

Words.
`;

const files = { glossary, checklist, steps, 'long-read': longRead };
const read = (source: string) => readContentFile('seo/test.md', source);
/** The line number where a text first occurs. */
const lineOf = (source: string, text: string) =>
  source.slice(0, source.indexOf(text)).split('\n').length;

test.for(Object.entries(files))('accepts a valid %s', ([kind, source]) => {
  const { content, links } = read(source);
  expect(content).toMatchObject({ kind, topic: 'seo', label: 'Test guide' });
  expect(links).toContainEqual({
    to: '/guides/ppc/glossary',
    line: lineOf(source, 'to: /guides/ppc'),
  });
});

describe('errors name file, line, field and remedy', () => {
  test.for<[what: string, source: string, change: [string, string], at: string, message: RegExp]>([
    [
      'an unknown field',
      glossary,
      ['label:', 'lable:'],
      'lable:',
      /lable: is an unknown field\. Known are .*label/,
    ],
    [
      'a missing field',
      glossary,
      ['summary: One line.\n', ''],
      '---',
      /summary: is missing\. One line for lists/,
    ],
    [
      'a title that is too long',
      glossary,
      ['A guide for a test', 'x'.repeat(56)],
      'title:',
      /title: is longer than 55/,
    ],
    [
      'a source without https',
      glossary,
      ['https://example', 'http://example'],
      'url:',
      /sources\.1 \(A source\)\.url: .*https/,
    ],
    [
      'YAML that cannot be read',
      glossary,
      ['lead: It is', 'lead: "It" is'],
      'lead:',
      /double quotes/,
    ],
    [
      'a figure that does not exist',
      glossary,
      ['They come at', 'They come {{often}} at'],
      '**Example:** They',
      /\{\{often\}\} is no figure\. Use one of .*terms/,
    ],
    [
      'a figure with the name of a method of objects',
      glossary,
      ['They come at', 'They come {{constructor}} at'],
      '**Example:** They',
      /\{\{constructor\}\} is no figure/,
    ],
    [
      'a value of YAML that refers to nothing',
      glossary,
      ['lead: It is read by a test.', 'lead: *nothing'],
      'lead:',
      /Unresolved alias.*double quotes/,
    ],
    [
      'a heading without an id',
      glossary,
      ['## Crawl {#crawl}', '## Crawl'],
      '## Crawl',
      /terms\.2 \(Crawl\)\.id: is missing\. An id at the end of the heading/,
    ],
    [
      'an id that is used twice',
      glossary,
      ['## Crawl {#crawl}', '## Crawl {#anchor}'],
      '## Crawl',
      /“anchor” is used twice\. Give/,
    ],
    [
      'a term without an example',
      glossary,
      ['**Example:** They come at night.', ''],
      '## Crawl',
      /terms\.2 \(crawl\)\.example: is missing\. One example/,
    ],
    [
      'a dead cross-link',
      glossary,
      ['**See:** crawl', '**See:** crowl'],
      '## Anchor',
      /“crowl” is no other term/,
    ],
    [
      'a numbered part that is no term',
      glossary,
      [
        'readOn:',
        'parts:\n  title: Parts\n  picture: one\n  alt: A picture.\n  terms: [{ id: anchor, line: A }, { id: crawl, line: B }, { id: crowl, line: C }]\nreadOn:',
      ],
      'terms: [{ id: anchor',
      /parts\.terms: “crowl” is no term/,
    ],
    [
      'a term of a station that is no term',
      glossary,
      [
        'readOn:',
        'stations:\n  title: A street\n  list: [{ title: One, picture: one, terms: [anchor] }, { title: Two, picture: two, terms: [crowl] }, { title: Three, picture: three, terms: [crawl] }]\nreadOn:',
      ],
      'title: Two',
      /stations\.list\.2 \(Two\)\.terms: “crowl” is no term/,
    ],
    [
      'a term that names a company and links to no source',
      glossary,
      ['What robots do.', 'What Google does.'],
      '## Crawl',
      /terms\.2 \(crawl\)\.more: is missing, and the definition names Google\. Link/,
    ],
    [
      'words between the links of a term',
      glossary,
      [
        'What robots do.',
        'What robots do.\n\n**More:** [One](/guides/seo/one) and [two](https://two.example).',
      ],
      '## Crawl',
      /terms\.2 \(crawl\)\.more: has other words than links with commas between them\. Links/,
    ],
    [
      'a second definition',
      glossary,
      ['What robots do.', 'What robots do.\n\nMore.'],
      'More.',
      /one paragraph without a label/,
    ],
    [
      'a misspelled label',
      checklist,
      ['**Why:**', '**Wy:**'],
      '### robots',
      /points\.1 \(robots\)\.wy: is an unknown field\. Known are .*why/,
    ],
    [
      'a label twice',
      checklist,
      ['**Check:**', '**Why:**'],
      '**Why:** Open',
      /second \*\*Why:\*\*/,
    ],
    [
      'a link that is not secure',
      checklist,
      ['/guides/seo/glossary)', 'http://example.com)'],
      '### robots',
      /fix: links to http:\/\/example\.com, .*https/,
    ],
    [
      'a point without a source where the list promises them',
      checklist,
      ['kind: checklist', 'kind: checklist\nsourcesPerPoint: true'],
      '### robots',
      /\(robots\)\.source: is missing\. Add it/,
    ],
    [
      'layers in a checklist with another number of groups',
      checklist,
      ['kind: checklist', 'kind: checklist\nlayers: true'],
      'layers',
      /has 8 boards, and the checklist has 1 groups/,
    ],
    [
      'a severity that is none',
      checklist,
      ['**Why:**', '**Severity:** bad\n\n**Why:**'],
      '### robots',
      /severity: is none of critical/,
    ],
    [
      'a step without a list',
      steps,
      ['- Press **Save**\n', ''],
      '## Sign',
      /steps\.1 \(sign-up\)\.actions: is missing\. What to do, as a list/,
    ],
    [
      'minutes that are no number',
      steps,
      ['**Minutes:** 10', '**Minutes:** ten'],
      '## Sign',
      /minutes: is “ten”, not a number/,
    ],
    [
      'a picture of a step without what it shows',
      steps,
      ['**Answer:** Try again.', '**Answer:** Try again.\n\n**Picture:** closeup-score-cards'],
      '## Sign',
      /steps\.1 \(sign-up\)\.alt: is missing\. What the picture shows/,
    ],
    ['a missing end', steps, ['{#after}', '{#end}'], '## Afterwards', /minutes: is missing/],
    [
      'a block that does not exist',
      longRead,
      [':::side', ':::aside'],
      ':::aside',
      /:::aside is no kind of block\. Use one of side/,
    ],
    [
      'a block without a title',
      longRead,
      [':::side[Remark]', ':::side'],
      ':::side',
      /side\)\.title: is missing\. A title in brackets/,
    ],
    [
      'words below the table of a block',
      longRead,
      [
        'More words.\n\n:::',
        'More words.\n\n:::\n\n:::keywords\n#### A group\n\n| A | B | C |\n| - | - | - |\n| a | b | c |\n\nLost words.\n:::',
      ],
      'Lost words.',
      /:::keywords holds something it does not show/,
    ],
    [
      'a list below the table of a block',
      longRead,
      [
        'More words.\n\n:::',
        'More words.\n\n:::\n\n:::keywords\n#### A group\n\n| A | B | C |\n| - | - | - |\n| a | b | c |\n\n- Lost words.\n:::',
      ],
      '- Lost words.',
      /:::keywords holds something it does not show/,
    ],
    [
      'a table below a step of a block',
      longRead,
      [
        'More words.\n\n:::',
        'More words.\n\n:::\n\n:::framework\n#### A step\n\n| A | B |\n| - | - |\n| a | b |\n:::',
      ],
      '| A | B |',
      /:::framework holds something it does not show/,
    ],
    [
      'a link that leads nowhere',
      longRead,
      ['More words.', 'More [words]().'],
      ':::side',
      /text: has a link without an address/,
    ],
    [
      'a link without words',
      longRead,
      ['More words.', 'More [](https://one.example).'],
      ':::side',
      /text: has a link without words/,
    ],
    [
      'a link to another host that looks like a page',
      longRead,
      ['More words.', 'More [words](//one.example/).'],
      ':::side',
      /text: links to \/\/one\.example\/, .*https/,
    ],
    [
      'a link whose address cannot be read',
      longRead,
      ['More words.', 'More [words](<https://one example>).'],
      ':::side',
      /text: links to https:\/\/one example, .*https/,
    ],
    [
      'a block without its end',
      longRead,
      ['More words.\n\n:::', 'More words.'],
      ':::side',
      /:::side has no end\. Write ::: below/,
    ],
    [
      'italic words',
      longRead,
      ['More words.', 'More *words*.'],
      'More *words',
      /is italic\. .*\*\*bold\*\*/,
    ],
    [
      'a heading of the wrong depth',
      longRead,
      ['More words.\n\n:::', ':::\n\n# More'],
      '# More',
      /depth 1/,
    ],
  ])('%s', ([, source, [from, to], at, message]) => {
    expect(source).toContain(from);
    const broken = source.replace(from, to);
    expect(() => read(broken)).toThrow(message);
    expect(() => read(broken)).toThrow(`app/guides/content/seo/test.md:${lineOf(broken, at)}: `);
  });
});

/** A chart with its labels and its rows. */
const chart = (
  type: string,
  rows: readonly string[],
  ...labels: readonly string[]
) => `:::${type}[A chart]

${['**Unit:** $', '**Note:** A note.', ...labels].join('\n\n')}

| Label | Number |
| - | - |
${rows.map((row) => `| ${row} |`).join('\n')}

:::`;

test.for<[what: string, chart: string, message: RegExp]>([
  [
    'a comma that separates no thousands',
    chart('bars', ['a | 5,0', 'b | 1']),
    /value: is “5,0”, not a number/,
  ],
  [
    'thousands of one digit',
    chart('bars', ['a | 1,2,3', 'b | 1']),
    /value: is “1,2,3”, not a number/,
  ],
  ['bars without a length', chart('bars', ['a | 0', 'b | 0']), /rows: .*has no number over 0/],
  [
    'a bar without the other of its pair',
    chart('bars', ['a | 1', 'b | 2', 'c | 3'], '**Pairs:** yes'),
    /rows: has 3 rows, and the last has no pair\. /,
  ],
  [
    'a limit without its words',
    chart('bars', ['a | 1', 'b | 2'], '**Limit:** 3'),
    /limitMeans: is missing\. What the limit is/,
  ],
  [
    'words of a limit without the limit',
    chart('bars', ['a | 1', 'b | 2'], '**Limit means:** 3'),
    /limit: is missing\. A number/,
  ],
  [
    'two points with one label',
    chart('line', ['a | 1', 'b | 2', 'b | 3'], '**Start:** a'),
    /points: has a label twice\. /,
  ],
  [
    'a line without a height',
    chart('line', ['a | 0', 'b | 0', 'c | 0'], '**Start:** a'),
    /points: has no number over 0\. /,
  ],
  [
    'a line that ends where the work starts',
    chart('line', ['a | 1', 'b | 2', 'c | 3'], '**Start:** c'),
    /start: is the last row\. /,
  ],
])('an error about a chart with %s names field and remedy', ([, text, message]) => {
  const broken = longRead.replace(':::side[Remark]\n\nMore words.\n\n:::', text);
  expect(() => read(broken)).toThrow(message);
  expect(() => read(broken)).toThrow(`app/guides/content/seo/test.md:${lineOf(broken, ':::')}: `);
});

test('accepts numbers with thousands and a decimal point', () => {
  const rows = ['a | 1,234.5', 'b | 1000', 'c | 0'];
  const source = longRead.replace(':::side[Remark]\n\nMore words.\n\n:::', chart('bars', rows));
  expect(JSON.stringify(read(source).content)).toMatch(
    /"value":1234\.5.*"value":1000.*"value":0\b/,
  );
});

test('an error about a missing picture in a chapter names the file and the title', async () => {
  const figure =
    ':::figure[Remark]\n\n**Picture:** nothing\n\n**Alt:** A hill.\n\n**Caption:** A hill.';
  const broken = longRead.replace(':::side[Remark]\n\nMore words.', figure);
  const { content } = read(broken);
  await expect(minutesOf('/guides/seo/test', content as Reading)).rejects.toThrow(
    'app/guides/content/seo/test.md, “Remark”: there is no picture nothing',
  );
});
