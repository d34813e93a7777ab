import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { sitePaths } from '#app/content/paths.ts';
import { expectNoSidewaysScroll, faultsOf, open } from './site.ts';

const addresses: readonly string[] = [...sitePaths, '/no-such-page', '/case-studies/no-such-study'];

for (const path of addresses) {
  test(`${path} runs without a fault and holds its width at 320 px`, async ({ page }) => {
    const faults = faultsOf(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    // The document itself of a miss is answered with 404, which the browser reports.
    expect(faults.filter((fault) => !/status of 404/.test(fault))).toEqual([]);
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`${path} passes every accessibility check, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await open(page, path);
      // Skipped content has no computed colours to check.
      await page.evaluate(() => {
        document.documentElement.dataset.exact = '';
      });
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
      }
    });
  }
}
