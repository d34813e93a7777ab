/** What happens around the first paint, before hydration. */
import { expect, test } from '@playwright/test';
import { open } from './site.ts';

test('a resting cursor does not start the scripts before the first paint', async ({ page }) => {
  await page.mouse.move(200, 300);
  await open(page, '/');
  const { painted, started } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    started: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(started.length).toBeGreaterThan(5);
  expect(Math.min(...started)).toBeGreaterThanOrEqual(painted);
});
