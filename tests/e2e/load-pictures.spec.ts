import { expect, test, type Page } from '@playwright/test';
import { notifications, open } from './site.ts';

/** Visible pictures of a page that have not loaded. */
const missing = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
      .map(({ src }) => src),
  );

test('a page loads the pictures below the screen while idle, and keeps them lazy', async ({
  page,
}) => {
  await open(page, '/');
  const lazy = await page.locator('img[loading="lazy"]').count();
  await expect.poll(() => missing(page), { timeout: 30_000 }).toEqual([]);
  await expect(page.locator('img[loading="lazy"]')).toHaveCount(lazy);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The next page does the same after a client navigation.
  await page.getByRole('link', { name: 'SEO pricing', exact: true }).click();
  await expect(page).toHaveURL('/services/seo/pricing');
  await expect.poll(() => missing(page), { timeout: 30_000 }).toEqual([]);
});

test('a visitor who saves data loads only the pictures near the screen', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, '/');
  // The chunk of the toaster starts the loading where it is allowed.
  await expect(notifications(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
  const left = await missing(page);
  expect(left).not.toEqual([]);
  await page.waitForTimeout(3000);
  expect(await missing(page)).toEqual(left);
});
