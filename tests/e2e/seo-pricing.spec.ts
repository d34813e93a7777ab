import { expect, test } from '@playwright/test';
import { seoPricing } from '#app/content/seo-pricing.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { testComparison, testPrint } from './plan-comparison.ts';
import { mainMenu, open } from './site.ts';

const { plans, comparison, faq, results } = seoPricing;

testComparison({
  path: '/services/seo/pricing',
  caption: comparison.caption,
  plans: plans.plans,
  rows: comparison.rows,
  inEvery: comparison.inEvery,
});
testPrint(
  '/services/seo/pricing',
  faq.columns.flat().map(({ answer }) => answer),
);

test('the header link to #pricing stays on the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/services/seo/pricing');
  await mainMenu(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/services/seo/pricing#pricing');
  await expect(page.getByRole('heading', { name: plans.title })).toBeInViewport();
});

test('a plan opens the brief with its name and price', async ({ page }) => {
  await open(page, '/services/seo/pricing');
  const [, popular] = plans.plans;
  await page.locator('#pricing a[role="button"]', { hasText: popular.action.label }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(popular.action.brief.plan!);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('charts are in the HTML with a description in words', async ({ page }) => {
  await open(page, '/services/seo/pricing');
  for (const { client, reading } of results.cards) {
    const card = page.locator('#results article', { hasText: client });
    await expect(card.getByText(reading)).toBeVisible();
    await expect(card.locator('svg[aria-hidden="true"]')).toHaveCount(1);
  }
});

for (const width of [320, 390, 1280]) {
  test(`the bars of the schedule are proportional to weeks at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/services/seo/pricing');
    const widths = await page.locator('#process [class*="strip"] > *').evaluateAll((bars) =>
      bars.map((bar) => {
        const gap = Number.parseFloat(getComputedStyle(bar).marginRight);
        return bar.getBoundingClientRect().width + gap;
      }),
    );
    const [week = 0] = widths;
    expect(widths.map((bar) => Math.round(bar / week))).toEqual([1, 1, 2, 9]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('plans and answers can be read', async ({ page }) => {
    await page.goto('/services/seo/pricing');
    for (const { name } of plans.plans) {
      await expect(page.locator('#pricing').getByRole('heading', { name })).toBeVisible();
    }
    const [first] = faq.columns[0];
    await page.getByText(first.question).click();
    await expect(page.locator('details').getByText(plainText(first.answer))).toBeVisible();
  });
});
