/** What happens around the first paint, before hydration. */
import { expect, test } from '@playwright/test';
import { recordShifts, sumOf, takeShifts } from './layout-shifts.ts';
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

for (const width of [390, 1440]) {
  test(`fonts that arrive late do not move the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await release.promise;
      await route.continue();
    });
    await recordShifts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const hasLocalFont = await page.evaluate(() =>
      new FontFace('probe', 'local("Arial"), local("Liberation Sans"), local("Roboto")')
        .load()
        .then(
          () => true,
          () => false,
        ),
    );
    test.skip(!hasLocalFont, 'None of the local fonts is installed.');
    expect(await page.evaluate(() => document.fonts.check('700 1em Gabarito'))).toBe(false);
    release.resolve();
    await page.evaluate(async () => {
      await document.fonts.load('700 1em Gabarito');
      await document.fonts.ready;
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    const shifts = await takeShifts(page);
    expect(sumOf(shifts), shifts.join('\n')).toBeLessThan(0.02);
  });
}
