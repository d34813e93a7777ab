import { expect, test } from '@playwright/test';
import { pricing } from '#app/content/pricing.ts';
import { testComparison, testPrint } from './plan-comparison.ts';
import { open } from './site.ts';

const { plans, comparison, faq, services } = pricing;

testComparison({
  path: '/pricing',
  caption: comparison.caption,
  plans: plans.plans,
  rows: comparison.rows,
  inEvery: comparison.inEvery,
});
testPrint(
  '/pricing',
  faq.columns.flat().map(({ answer }) => answer),
);

for (const { label, to } of services.cards) {
  test(`the ${label} card leads to ${to}`, async ({ page }) => {
    await open(page, '/pricing');
    await page.locator(`main a[href="${to}"]`).first().click();
    await expect(page).toHaveURL(to);
    const fragment = to.split('#')[1];
    if (fragment) await expect(page.locator(`#${fragment}`)).toBeInViewport();
  });
}

test('each plan lists its services, features, exclusions and audience', async ({ page }) => {
  await open(page, '/pricing');
  for (const plan of plans.plans) {
    const card = page.locator('#pricing article', { hasText: plan.name });
    const items = await card.getByRole('listitem').allInnerTexts();
    expect(items).toEqual([...plan.features, ...plan.services, ...plan.notIncluded]);
    await expect(card.getByText(plan.bestFor)).toBeVisible();
  }
});
