import { expect, test, type Page } from '@playwright/test';

const path = '/guides/all';
const cards = (page: Page) => page.locator('#guides li a');

test('topic, kind and reading time combine, stand in the address and survive a reload', async ({
  page,
}) => {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expect(cards(page)).toHaveCount(14);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('button', { name: /^Website Design/ }).click();
  await expect(cards(page)).toHaveCount(3);
  await filters.getByRole('button', { name: /^Glossary/ }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?topic=website-design&kind=glossary$/);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(filters.getByRole('button', { name: /^Glossary/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await filters.getByRole('button', { name: /^Glossary/ }).click();
  await expect(cards(page)).toHaveCount(3);
});

test('a filter asks nobody', async ({ page }) => {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('button', { name: /^PPC/ })
    .click();
  await expect(page).toHaveURL(/topic=ppc/);
  expect(requests.filter((url) => url.includes('.data'))).toEqual([]);
});

test('nothing left says so, and one button brings all back', async ({ page }) => {
  await page.goto(`${path}?q=zzz&topic=%5B&kind=constructor`);
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(cards(page)).toHaveCount(14);
});

test('the arms of the trailhead lead to the topics, back leads here', async ({ page }) => {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page
    .getByRole('navigation', { name: 'Topics' })
    .getByRole('link', { name: /^Local SEO/ })
    .click();
  await expect(page).toHaveURL(/\/guides\/local-seo-guides$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(cards(page)).toHaveCount(4);
  await page.goBack();
  await expect(cards(page)).toHaveCount(14);
});

test('from a list to a guide to its neighbor, each with its own words', async ({ page }) => {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page
    .locator('#guides')
    .getByRole('link', { name: /^Beginner/ })
    .click();
  await expect(page).toHaveURL(/beginners-guide$/);
  await page
    .getByRole('navigation', { name: 'Previous and next guide' })
    .getByRole('link', { name: /^Next/ })
    .click();
  await expect(page).toHaveURL(/technical-checklist$/);
  await expect(page.locator('input[type="checkbox"]')).toHaveCount(87);
});

test('an unknown guide is a real 404, alive and without error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const missing of ['/guides/nothing', '/guides/seo/nothing', '/guides/seo/glossary/deeper']) {
    const response = await page.goto(missing);
    expect(response?.status(), missing).toBe(404);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  }
  expect(errors).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every guide stands there and no dead filter', async ({ page }) => {
    await page.goto(path);
    await expect(cards(page)).toHaveCount(14);
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden();
  });
});
