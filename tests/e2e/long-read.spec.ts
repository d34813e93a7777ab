import { expect, test, type Page } from '@playwright/test';
import { notifications, open, ready } from './site.ts';

const path = '/guides/seo/beginners-guide';
const chapterBar = (page: Page) => page.getByRole('navigation', { name: 'Chapters', exact: true });
/** The fragments of the chapters, in their order. */
const fragments = (page: Page) =>
  page
    .locator('article > section[id]')
    .evaluateAll((chapters) => chapters.map(({ id }) => `#${id}`));

test('the bar marks the chapter being read, down and up', async ({ page }) => {
  await page.goto(path);
  const bar = chapterBar(page);
  const current = bar.locator('[aria-current]');
  await expect(current).toHaveCount(1);
  const chapters = await fragments(page);
  for (const chapter of [chapters[2]!, chapters.at(-1)!, chapters[1]!]) {
    await page
      .locator(chapter)
      .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', chapter);
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(current).toHaveAttribute('href', chapters.at(-1)!);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(current).toHaveAttribute('href', chapters[0]!);
});

test('a chapter in the fragment is shown below the fixed bars, and Back returns to it', async ({
  page,
}) => {
  await page.goto(path);
  const [, , third, , , sixth] = await fragments(page);
  await page.goto(`${path}${third}`);
  const top = () =>
    page.locator(`${third}-title`).evaluate((title) => title.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(100);
  await expect.poll(top).toBeLessThan(450);
  await chapterBar(page).getByRole('link').nth(5).click();
  await expect(page).toHaveURL(`${path}${sixth}`);
  await page.goBack();
  await expect(page).toHaveURL(`${path}${third}`);
});

test('on a phone the bar opens the chapters; Escape and a chapter close it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const bar = chapterBar(page);
  const summary = bar.locator('summary');
  await expect(bar.getByRole('link').first()).toBeHidden();
  await summary.press('Enter');
  await expect(bar.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('link').first()).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.press('Enter');
  const link = bar.getByRole('link').nth(3);
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await link.press('Enter');
  const [, , , fourth] = await fragments(page);
  await expect(page.locator(fourth!)).toBeFocused();
  await expect(link).toBeHidden();
  await expect(summary).toContainText('4 of');
});

test('a snippet can be copied; if the clipboard refuses, it is selected', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  const snippet = page
    .locator('figure', { has: page.getByRole('button', { name: 'Copy text' }) })
    .first();
  const text = ((await snippet.locator('p').textContent()) ?? '').trim();
  expect(text).toContain('\n');
  await snippet.getByRole('button', { name: 'Copy text' }).click();
  await expect(notifications(page).getByText('Text copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await snippet.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  // The browser writes the number of a line, which is in a column of its own, on its own line.
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(
    text.replaceAll(/^(\d+\.) /gm, '$1\n'),
  );
});

test('an abbreviation shows its definition on focus, Escape hides it, and its link leads to the glossary', async ({
  page,
}) => {
  await open(page, path);
  const term = page.locator('a[aria-description]', { hasText: 'SEO' }).first();
  await term.scrollIntoViewIfNeeded();
  await page.keyboard.press('Tab');
  await term.focus();
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guides\/seo\/glossary#seo$/);
  await expect(page.locator('#seo')).toBeInViewport();
});

test('an abbreviation focused before hydration shows its definition after it', async ({ page }) => {
  const release = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const term = page.locator('a[aria-description]', { hasText: 'SEO' }).first();
  await term.scrollIntoViewIfNeeded();
  await page.keyboard.press('Shift');
  await term.focus();
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeHidden();
  release.resolve();
  await ready(page);
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test('the plain text is saved, because a phone shows text files in tiny letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Plain-text version' }).click();
  expect((await download).suggestedFilename()).toBe('beginners-guide.md');
  await expect(page).toHaveURL(path);
});

test('no script contains text of the guide', async ({ page, request }) => {
  await page.goto(path);
  const words = await page.locator('article p:not(header *)').first().innerText();
  expect(words.length).toBeGreaterThan(40);
  const sources = await page.locator('script[data-preload]').getAttribute('data-preload');
  for (const source of sources!.split(' ')) {
    expect(await (await request.get(source)).text(), source).not.toContain(words.slice(0, 40));
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all chapters are shown, links lead to them, and buttons that need scripts are absent', async ({
    page,
  }) => {
    await page.goto(path);
    for (const chapter of await page.locator('article > section[id]').all()) {
      await expect(chapter).toBeVisible();
    }
    const link = page
      .getByRole('navigation', { name: 'Chapters of this guide' })
      .getByRole('link')
      .nth(3);
    const fragment = await link.getAttribute('href');
    await link.click();
    await expect(page.locator(fragment!)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Copy text' })).toHaveCount(0);
  });
});
