import { expect, test } from '@playwright/test';

const path = '/guides/seo/glossary';
const terms = 'article[id]';

test('typing leaves the terms that contain the words, counts them and writes the address', async ({
  page,
}) => {
  await page.goto(path);
  const all = await page.locator(terms).count();
  expect(all).toBeGreaterThanOrEqual(30);
  await page.getByRole('searchbox').fill('canonical');
  await expect(page.locator('#canonical')).toBeVisible();
  await expect.poll(() => page.locator(terms).count()).toBeLessThan(all);
  const left = await page.locator(terms).count();
  await expect(page.locator('[data-result-count]')).toContainText(String(left));
  await expect(page).toHaveURL(/\?q=canonical$/);
  await page.reload();
  await expect(page.locator(terms)).toHaveCount(left);
});

test('nothing found says so, and one button brings all terms back', async ({ page }) => {
  await page.goto(`${path}?q=${encodeURIComponent('[(İß🙂')}`);
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect.poll(() => page.locator(terms).count()).toBeGreaterThanOrEqual(30);
});

test('a term in the address is shown below the bars', async ({ page }) => {
  await page.goto(`${path}#search-intent`);
  const top = () =>
    page.locator('#search-intent').evaluate((term) => term.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(110);
  await expect.poll(top).toBeLessThan(400);
});

test('a link to a term that the filter hides brings it back', async ({ page }) => {
  await page.goto(`${path}?q=someone%20else`);
  await expect(page.locator('#nofollow')).toHaveCount(0);
  await page.locator('#backlink').getByRole('link', { name: 'Nofollow' }).click();
  await expect(page.locator('#nofollow')).toBeInViewport();
  await expect(page).toHaveURL(/#nofollow$/);
});

test('so does one after words were typed, and the focus goes to the term', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('searchbox').fill('someone else');
  await expect(page.locator('#nofollow')).toHaveCount(0);
  await expect(page).toHaveURL(/\?q=/);
  await page.locator('#backlink').getByRole('link', { name: 'Nofollow' }).press('Enter');
  await expect(page.locator('#nofollow')).toBeFocused();
  await expect(page.locator('#nofollow')).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the bar of letters keeps the letter being read in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('#letter-s').evaluate((letter) => letter.scrollIntoView());
  const current = page.getByRole('navigation', { name: 'Letters' }).locator('[aria-current]');
  await expect(current).toHaveText('S');
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('letters jump, follow the reader and can be reached by keyboard', async ({ page }) => {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const bar = page.getByRole('navigation', { name: 'Letters' });
  await bar.getByRole('link', { name: 'S', exact: true }).press('Enter');
  await expect(page.locator('#letter-s')).toBeInViewport();
  await expect(bar.locator('[aria-current]')).toHaveText('S');
  await expect(bar.locator('[aria-current]')).toHaveCount(1);
  await expect(bar.getByRole('link', { name: 'X', exact: true })).toHaveCount(0);
});

test('on a phone it is shorter than the first drawing of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  expect(await page.locator('main').evaluate((main) => main.scrollHeight)).toBeLessThan(12_000);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every term stands there and no dead field', async ({ page }) => {
    await page.goto(path);
    expect(await page.locator(terms).count()).toBeGreaterThanOrEqual(30);
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});
