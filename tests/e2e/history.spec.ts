/** Back and forward inside the site: scroll position and focus. */
import { expect, test } from '@playwright/test';
import { open } from './site.ts';

test('Back returns the focus to the followed link, with its scroll position', async ({ page }) => {
  await open(page, '/services');
  const link = page.locator('main a[href="/case-studies"]').last();
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await link.press('Enter');
  await expect(page).toHaveURL('/case-studies');
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 100);
});
