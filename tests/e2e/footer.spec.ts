import { expect, test } from '@playwright/test';
import { open } from './site.ts';

test('the copyright year follows the visitor’s clock', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-02-03T10:00:00'));
  await open(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText('2031');
});
