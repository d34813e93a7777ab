/**
 * The site grows by content files alone. This test writes one file of each family with `npm run new`, publishes it,
 * builds, and looks for it wherever a file of its family must be; no code is changed.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect as expectPage } from '@playwright/test';
import { check, resolveConfig } from 'prettier';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { specified } from '#tests/specification.ts';
import { retries } from '#tests/tier.ts';
import { browse, type BrowsedSite } from './browsed-site.ts';
import { changedSite, type ChangedSite } from './changed-site.ts';

const files = [
  {
    kind: 'article',
    title: 'Zoë’s first article',
    path: '/archive/zoe-s-first-article',
    list: '/archive',
  },
  {
    kind: 'article',
    title: 'Ένα άρθρο 🚀',
    id: 'greek',
    path: '/archive/greek',
    list: '/archive',
  },
  {
    kind: 'study',
    title: 'A bakery that sells out',
    path: '/case-studies/a-bakery-that-sells-out',
    list: '/case-studies',
  },
  { kind: 'industry', title: 'Law', path: '/industries/law', list: '/industries' },
  { kind: 'industry', title: 'Dentists', path: '/industries/dentists', list: '/industries' },
  {
    kind: 'guide',
    title: 'How to read a bill',
    path: '/guides/seo/how-to-read-a-bill',
    list: '/guides/all',
  },
] as const;
const ownPage = { kind: 'page', title: 'About us', path: '/about-us' } as const;
const spanish = { kind: 'page', title: 'Nuestro equipo', path: '/nuestro-equipo' } as const;
const draft = { kind: 'article', title: 'Not ready yet', path: '/archive/not-ready-yet' } as const;

const content = (path: string) =>
  join(site.folder, 'app/guides/content', `${path.replace(/^\/(guides\/)?/, '')}.md`);
const page = (path: string) => readFile(join(site.folder, 'dist/client', path), 'utf8');

/** The text of the h1. An element around some of its words keeps them on one line. */
const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '');

let site: ChangedSite;
let browsed: BrowsedSite;

beforeAll(async () => {
  site = await changedSite();
  for (const { kind, title, ...rest } of [...files, draft, ownPage, spanish]) {
    await site.run('new', kind, title, ...('id' in rest ? ['--id', rest.id] : []));
  }
  for (const { path } of files) {
    const text = await readFile(content(path), 'utf8');
    const isArticle = path.startsWith('/archive/');
    await writeFile(
      content(path),
      text
        .replace('draft: true\n', '')
        .replace(
          'picture: placeholder',
          isArticle ? 'picture: our-office' : 'picture: placeholder',
        ),
    );
  }
  const translate = async (path: string, fields: string) => {
    const words = join(site.folder, `app/content${path}.ts`);
    const text = await readFile(words, 'utf8');
    await writeFile(words, text.replace('  meta: {\n', `  meta: {\n    ${fields},\n`));
  };
  await translate(spanish.path, `language: 'es', translations: { en: '${ownPage.path}' }`);
  await translate(ownPage.path, `translations: { es: '${spanish.path}' }`);
  const photo = sharp({
    create: { width: 2000, height: 1500, channels: 3, background: '#88aacc' },
  });
  await photo.jpeg().toFile(join(site.folder, 'app/assets/pictures/our-office.jpg'));
  await site.run('build');
  browsed = await browse(site);
});

afterAll(async () => {
  await browsed?.stop();
  await site.remove();
});

describe.each(files)('$kind: $title', ({ title, path, list }) => {
  test('has a page with its title, at the address of its file', async () => {
    const html = await page(`${path}/index.html`);
    expect(headingOf(html)).toContain(title);
    expect(html).toContain('"@type":"Article"');
    expect(html).toContain('"@type":"BreadcrumbList"');
  });

  test('is linked by its card', async () => {
    expect(await page(`${list}/index.html`)).toContain(`href="${path}"`);
  });

  test('opens from its card without loading a document', { retry: retries }, async () => {
    const opened = await browsed.newPage();
    await browsed.open(opened, list);
    await opened.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await opened.locator(`main a[href="${path}"]`).first().click();
    await expectPage(opened.getByRole('heading', { level: 1 })).toContainText(title);
    expect(new URL(opened.url()).pathname).toBe(path);
    expect(await opened.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await opened.close();
  });

  test('is in the sitemap', async () => {
    expect(await page('sitemap.xml')).toContain(`${path}</loc>`);
  });

  test('has a social picture', () => {
    const name = `${path.slice(1).replaceAll('/', '-')}.png`;
    expect(existsSync(join(site.folder, 'dist/client/social', name))).toBe(true);
  });

  test('has a Markdown version, which its page names', async () => {
    expect(await page(`${path}/index.md`)).toMatch(new RegExp(`^# .*${title}\n`));
    expect(await page(`${path}/index.html`)).toContain(`href="${path}/index.md"`);
  });
});

test('a photograph is shown as AVIF with its size, on the card and on the page', async () => {
  const { path, list } = files[0];
  for (const address of [path, list]) {
    const html = await page(`${address}/index.html`);
    const [image] = html.match(/<img[^>]+our-office[^>]+>/) ?? [];
    expect(image, address).toMatch(/src="\/assets\/our-office[^"]+\.avif"/);
    expect(image).toMatch(/width="800" height="600"/);
  }
});

test.each(files.filter(({ kind }) => kind === 'article' || kind === 'guide'))(
  'the feed holds the $kind $title',
  async ({ path, title }) => {
    const feed = await page('feed.xml');
    expect(feed).toContain(title);
    expect(feed).toMatch(new RegExp(`<id>https://[^<]+${path}</id>`));
  },
);

test('a page of its own kind is linked from every page, in the sitemap, and has its picture', async () => {
  const { path, title } = ownPage;
  expect(headingOf(await page(`${path}/index.html`))).toContain(title);
  expect(await page('pricing/index.html')).toContain(`href="${path}"`);
  expect(await page('sitemap.xml')).toContain(`${path}</loc>`);
  expect(existsSync(join(site.folder, 'dist/client/social/about-us.png'))).toBe(true);
});

test('a page in Spanish says so, inside an English frame, and its translation names it', async () => {
  const [own, other] = await Promise.all(
    [spanish, ownPage].map(({ path }) => page(`${path}/index.html`)),
  );
  expect(own).toMatch(/<html lang="es"/);
  expect(own).toMatch(/<header[^>]* lang="en"/);
  expect(own).not.toContain('og:locale');
  expect(other).toMatch(/<html lang="en"/);
  expect(other).toContain('content="en_US"');
  for (const html of [own, other]) {
    expect(html).toMatch(new RegExp(`hreflang="es"[^>]* href="https://[^"]+${spanish.path}"`, 'i'));
    expect(html).toMatch(new RegExp(`hreflang="en"[^>]* href="https://[^"]+${ownPage.path}"`, 'i'));
  }
  expect(await page('pricing/index.html')).not.toMatch(/hreflang/i);
});

test('what was written is formatted', async () => {
  const routes = [ownPage, spanish].map(({ path }) => join(site.folder, `app/routes${path}.tsx`));
  const lists = ['app/site-map.ts', 'app/content/explore.ts'].map((file) =>
    join(site.folder, file),
  );
  for (const file of [...[...files, draft].map(({ path }) => content(path)), ...routes, ...lists]) {
    const style = await resolveConfig(file);
    const isFormatted = await check(await readFile(file, 'utf8'), { ...style, filepath: file });
    expect(isFormatted, file).toBe(true);
  }
});

test('what was written has no fault of type', async () => {
  await site.run('types');
});

test('what was written passes the tests of lists and suggestions', async () => {
  await site.run(
    'test:unit',
    'tests/content/counts.test.ts',
    'tests/content/lists.test.ts',
    'app/lib/nearest-pages.test.ts',
  );
});

test('a draft is in no file of the build', async () => {
  const mentions = (await site.built()).filter(
    ({ text }) => text.includes(draft.title) || text.includes(draft.path),
  );
  expect(mentions.map(({ file }) => file)).toEqual([]);
});

test('the cards of the specified samples stay, except the trade that has a guide now', async () => {
  const placeholders = async (path: string) =>
    (await page(`${path}/index.html`))
      .match(/<main[^]*<\/main>/)![0]
      .match(/data-placeholder="[^"]+"/g);
  const cards = async (path: string) => (await page(`${path}/index.html`)).match(/<article\b/g);
  const { articles, industries, studies } = specified.counts;
  const added = (list: string) => files.filter((file) => file.list === list).length;
  // Law is one of the specified trades, and so is the automotive one, which has a guide.
  const [replaced, withGuide] = [1, 2];
  expect(await placeholders('/archive')).toHaveLength(articles);
  expect(await placeholders('/industries')).toHaveLength(industries - withGuide);
  expect(await cards('/archive')).toHaveLength(articles + added('/archive'));
  expect(await cards('/case-studies')).toHaveLength(studies + added('/case-studies'));
  expect(await cards('/industries')).toHaveLength(industries + added('/industries') - replaced);
});

test.each([
  [['article', 'Поиск'], 'Say one: --id'],
  [['article', 'Abc'], 'It needs 5'],
  [['guide', 'A guide', '--topics', 'ppc'], '--topics'],
])('npm run new %j is refused with a remedy', async (given, message) => {
  await expect(site.run('new', ...given)).rejects.toThrow(message);
});

test('a name that is taken is refused, and nothing is overwritten', async () => {
  const before = await readFile(content(draft.path), 'utf8');
  await expect(site.run('new', draft.kind, draft.title)).rejects.toThrow(/exists/);
  expect(await readFile(content(draft.path), 'utf8')).toBe(before);
});
