import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { fileNameOf, guideFolder } from '#app/guides/place.ts';
import { readContentFile } from '#app/guides/read-content-file.server.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { specified } from '../specification.ts';
import { open } from './site.ts';

const path = '/industries/automotive';
const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'Table of contents' });

const chapters = readChapters();
const blocks = chapters.flatMap(({ blocks }) => blocks);
const headings = blocks.filter((block) => block.type === 'heading');
const lists = blocks.find((block) => block.type === 'keywords')!.groups;
/** The last chapter without a heading in it. */
const plainChapter = chapters.findLast(
  ({ blocks }) => !blocks.some(({ type }) => type === 'heading'),
)!;

function readChapters() {
  const name = fileNameOf(path);
  const file = join(import.meta.dirname, '../..', guideFolder, name);
  const { content: guide } = readContentFile(name, readFileSync(file, 'utf8'));
  if (guide.kind !== 'industry') throw new Error(`${name} is no industry guide`);
  return guide.chapters;
}

test('the contents mark the section being read, with one current entry', async ({ page }) => {
  await page.goto(path);
  const contents = contentsOf(page);
  const current = contents.locator('[aria-current]');
  const ids = await page
    .locator('article > section[id]')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(5);
  for (const id of [...ids, ...ids.toReversed()]) {
    await page.locator(`#${id}`).evaluate((part) => {
      // The observed strip reaches from 100 px below the top to 66 % above the bottom.
      scrollTo({ top: part.getBoundingClientRect().top + scrollY - 150, behavior: 'instant' });
    });
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', `#${id}`);
  }
});

test('an entry scrolls smoothly to its section and focuses it', async ({ page }) => {
  await open(page, path);
  const positions = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener('scroll', () => seen.push(scrollY));
    return seen;
  });
  // Far down, so that the scroll is long, but not the last, so that enough page is below it to let it reach the top.
  const { id } = headings.at(-2)!;
  const entry = contentsOf(page).locator(`a[href$="#${id}"]`);
  const section = page.locator(`#${id}`);
  // A jump has no position on the way. A busy machine may draw none of a smooth scroll, so it is tried again.
  await expect(async () => {
    await positions.evaluate((seen) => {
      scrollTo({ top: 0, behavior: 'instant' });
      seen.length = 0;
    });
    await entry.click();
    await expect(page).toHaveURL(`${path}#${id}`);
    await expect
      .poll(() => section.evaluate((part) => part.getBoundingClientRect().top))
      .toBeLessThan(200);
    const onTheWay = await positions.evaluate(
      (seen) => seen.filter((y) => y > scrollY * 0.1 && y < scrollY * 0.9).length,
    );
    expect(onTheWay).toBeGreaterThan(0);
  }).toPass({ timeout: 90_000 });
  await expect(section).toBeFocused();
});

test('on a phone the contents are a disclosure under the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const contents = contentsOf(page);
  const entry = contents.locator(`a[href$="#${plainChapter.id}"]`);
  await expect(entry).toBeHidden();
  await contents.locator('summary').click();
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(entry).toBeHidden();
  await expect(page.locator(`#${plainChapter.id} h2`)).toBeInViewport();
  await expect(contents.locator('summary')).toContainText(plainChapter.title);
});

test('a light of the dashboard leads to its list of keywords', async ({ page }) => {
  await open(page, path);
  for (const { title, rows } of lists) {
    const light = page.getByRole('link', { name: title });
    const target = (await light.getAttribute('href'))!;
    await light.click();
    await expect(page).toHaveURL(`${path}${target}`);
    const list = page.locator(target);
    await expect(list).toBeFocused();
    await expect(list.getByRole('columnheader')).toHaveText(['Keyword', 'Intent', 'Page']);
    await expect(list.getByRole('rowheader')).toHaveText(rows.map(({ keyword }) => keyword));
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  }
});

test('on a phone a light of the dashboard opens its list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const light = page.getByRole('link', { name: lists.at(-1)!.title });
  const list = page.locator((await light.getAttribute('href'))!);
  await expect(list.locator('table')).toBeHidden();
  await light.click();
  await expect(list.locator('table')).toBeVisible();
  await expect(list.locator('summary')).toBeFocused();
});

test('the specified call to action opens the brief', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: specified.automotive.call }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents are open, the first entry is current, and the last text is there', async ({
    page,
  }) => {
    await page.goto(path);
    const contents = contentsOf(page);
    for (const { title } of [...chapters, ...headings]) {
      await expect(contents.getByRole('link', { name: title })).toBeVisible();
    }
    await expect(contents.locator('[aria-current]')).toHaveText(chapters[0]!.title);
    const { text } = blocks.findLast((block) => block.type === 'paragraph')!;
    await expect(page.locator('article > section').last()).toContainText(plainText(text));
  });
});
