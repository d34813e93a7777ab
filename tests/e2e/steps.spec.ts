import { expect, test } from '@playwright/test';
import { stepsWords } from '#app/guides/words.ts';
import { notifications } from './site.ts';

const path = '/guides/local-seo/google-business';

test('the bar marks the step being read; the width of a step is its time', async ({ page }) => {
  await page.goto(path);
  const route = page.getByRole('navigation', { name: 'Steps' });
  const steps = await page
    .locator('main ol > li[id]')
    .evaluateAll((all) => all.map(({ id }) => id));
  await page
    .locator(`#${steps[4]}`)
    .evaluate((step) => step.scrollIntoView({ behavior: 'instant' }));
  await expect(route.locator('[aria-current]')).toHaveCount(1);
  await expect(route.locator('[aria-current]')).toHaveAttribute('href', `#${steps[4]}`);
  const parts = await route.locator('li').evaluateAll((all) =>
    all.map((part) => ({
      minutes: Number((part as HTMLElement).dataset.share),
      width: part.getBoundingClientRect().width,
    })),
  );
  const unit = parts[0]!.width / parts[0]!.minutes;
  for (const { minutes, width } of parts) expect(width / minutes).toBeCloseTo(unit, 0);
});

test('a copied snippet keeps its lines', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  const snippet = page.locator('figure', { has: page.getByRole('button', { name: 'Copy text' }) });
  const linesOf = (text: string) => text.split('\n').filter((line) => line.trim());
  const lines = linesOf(await snippet.first().locator('p').innerText());
  expect(lines.length).toBeGreaterThan(1);
  await snippet.first().getByRole('button').click();
  await expect(notifications(page).getByText('Text copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(linesOf(copied)).toEqual(lines);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every step is shown, with its troubleshooting', async ({ page }) => {
    await page.goto(`${path}#verify`);
    await expect(page.locator('#verify')).toBeInViewport();
    await expect(page.locator('#verify').getByText(stepsWords.wrong)).toBeVisible();
  });
});
