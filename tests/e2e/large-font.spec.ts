/** A phone, then a desktop, whose browser is set to twice the usual font size. */
import { expect, test } from '@playwright/test';
import { headerWords } from '#app/content/interface.ts';
import { chromiumPath } from '#scripts/chromium.ts';
import { expectNoSidewaysScroll, open } from './site.ts';

test.use({
  viewport: { width: 390, height: 664 },
  launchOptions: {
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
});

test('a term in the fragment does not widen the page', async ({ page }) => {
  await open(page, '/guides/seo/glossary#canonical');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  );
  await expectNoSidewaysScroll(page);
});

test('the titles of the checklist have room for whole words', async ({ page }) => {
  await open(page, '/guides/seo/technical-checklist');
  const titles = page.locator('main li[id] label > span:last-child');
  expect(await titles.count()).toBeGreaterThan(80);
  const narrow = await titles.evaluateAll((all) =>
    all
      .filter((title) => title.getBoundingClientRect().width < innerWidth / 2)
      .map(({ textContent }) => textContent),
  );
  expect(narrow).toEqual([]);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  // Media queries in rem follow the browser's font size, so the page is laid out as in a narrow window.
  for (const path of ['/', '/services/seo', '/pricing', '/guides/local-seo/citations']) {
    test(`${path} has the phone's menu and no sideways scroll`, async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole('button', { name: headerWords.menu })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  }
});
