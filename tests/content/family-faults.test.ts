import { expect, test } from 'vitest';
import { fileStudies, sampleContentOf } from '#app/content/sample-content.ts';
import { readFiles } from '#app/guides/guides.server.ts';
import { readContentFile } from '#app/guides/read-content-file.server.ts';
import { longestTitle } from '#app/guides/schema-fields.ts';
import type { StudyFile } from '#app/guides/schema.ts';
import { article, guide, industry, study, titlePrefix } from '#scripts/new/templates.ts';

/** A file whose title is as long as search results show. */
const made = { title: 'A title of a test'.padEnd(longestTitle, '.'), slug: 'test', order: 1 };
const files = {
  archive: article(made),
  'case-studies': study(made),
  industries: industry({ ...made, title: made.title.slice(titlePrefix.length) }, false),
  ppc: guide(made),
};

test.for(Object.entries(files))('accepts what npm run new writes for %s', ([folder, source]) => {
  expect(readContentFile(`${folder}/test.md`, source).content).toMatchObject({
    picture: 'placeholder',
  });
});

test.for<[folder: keyof typeof files, from: string, to: string, message: RegExp]>([
  ['archive', 'category: Content', 'category: News', /category: is none of .*Add another/],
  ['archive', '[content, beginners]', '[contents]', /tags\.1.*: is no tag\. Use rankings/],
  ['archive', '[content, beginners]', 'content', /tags: is not a list; .*Add another/],
  ['archive', 'excerpt: Say', 'exerpt: Say', /exerpt: is an unknown field\. Known are .*excerpt/],
  ['case-studies', 'category: seo', 'category: search', /category: is none of seo, ppc/],
  ['case-studies', 'before: 40', 'before: many', /metrics\.1.*before: is not a number/],
  ['case-studies', 'after: 60', 'after: -60', /metrics\.1.*after: is less than 0\. The figure/],
  [
    'case-studies',
    'website: www.client.example',
    'website: https://www.client.example/',
    /website: is not a host name\. The host name/,
  ],
  ['case-studies', '## Results {#results}', '## Results {#outcome}', /outcome|results/],
  ['case-studies', '**When:** Weeks 1-6\n', '', /timeline: is missing\. When it was done/],
  ['archive', '[content, beginners]', '[content, content]', /tags: has an entry twice/],
  ['case-studies', '[Technical SEO]', '[Speed, Speed]', /tags: has an entry twice/],
  ['case-studies', '{#challenge}', '{#overview}', /A second part \{#overview\}\. Join/],
  ['ppc', 'order: 1', 'topic: seo\norder: 1', /topic: is seo, and the folder is ppc\. Leave/],
  ['industries', 'icon: wrench', 'icon: spanner', /card\.icon: is none of fork/],
  ['industries', 'cardPicture: placeholder\n', '', /cardPicture: is missing\. The picture/],
])('%s: a fault names its file, field and remedy (%s → %s)', ([folder, from, to, message]) => {
  expect(files[folder]).toContain(from);
  const read = () => readContentFile(`${folder}/test.md`, files[folder].replace(from, to));
  expect(read).toThrow(message);
  expect(read).toThrow(new RegExp(`app/guides/content/${folder}/test\\.md:\\d+: `));
});

test('accepts a file that a Windows editor has saved', () => {
  const saved = `\uFEFF${files.archive.replaceAll('\n', '\r\n')}`;
  expect(readContentFile('archive/test.md', saved).content).toEqual(
    readContentFile('archive/test.md', files.archive).content,
  );
});

test('names the faults of all files at once', () => {
  const read = () => readFiles(['/archive/one', '/archive/two'], () => 'Words without fields');
  expect(read).toThrow(/archive\/one\.md:1: .*\n.*archive\/two\.md:1: /);
});

test('a study with sample: true is sample content, and so in the launch report', () => {
  const { content } = readContentFile('case-studies/test.md', files['case-studies']);
  const study = content as StudyFile;
  const listed = (sample: boolean) =>
    sampleContentOf(fileStudies(new Map([['/case-studies/test', { ...study, sample }]]))).map(
      ({ page }) => page,
    );
  expect(listed(true)).toEqual(['/case-studies/test']);
  expect(listed(false)).toEqual([]);
});
