import { expect, test } from '@playwright/test';
import { open } from './site.ts';

for (const path of [
  '/',
  '/services/seo',
  '/services/seo/pricing',
  '/case-studies/ecommerce-seo-transformation',
]) {
  test(`${path}: a section takes the focus exactly while it scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const regions = page.locator('main section[tabindex="0"]:visible');
    const still = () =>
      regions.evaluateAll((all) =>
        all
          .filter(
            (region) =>
              region.scrollWidth <= region.clientWidth ||
              getComputedStyle(region).overflowX === 'visible',
          )
          .map((region) => region.ariaLabel),
      );
    await expect.poll(still).toEqual([]);
    const narrow = await regions.count();
    expect(narrow).toBeGreaterThan(0);
    await expect(regions.first()).toHaveAttribute('aria-label', /./);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(still).toEqual([]);
    expect(await regions.count()).toBeLessThan(narrow);
  });
}
