/** Back and forward inside the site: scroll position and focus. */
import { expect, test } from '@playwright/test';
import { pricing } from '#app/content/pricing.ts';
import { exploreSection, faultsOf, holdScripts, open, ready } from './site.ts';

test('Back returns the focus to the followed link, with its scroll position', async ({ page }) => {
  await open(page, '/services');
  const link = page.locator('main a[href="/case-studies"]').last();
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  const top = await page.evaluate(() => scrollY);
  await link.press('Enter');
  await expect(page).toHaveURL('/case-studies');
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), top)).toBeLessThan(5);
});

test('Back closes an open dialog and returns the focus to the followed link', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('main').locator('a[href="/pricing"]').first();
  await link.click();
  await expect(page.locator('h1')).toBeFocused();
  await page.getByRole('button', { name: pricing.plans.plans[0].action.label }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Back restores the scroll position of a page that was left by links and a loaded document', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const scrollBy = async (top: number) => {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(scrolled).toBe(top);
  };
  await open(page, '/pricing');
  await scrollBy(300);
  // Not by a key or the mouse, which would scroll to the link.
  await exploreSection(page)
    .locator('a[href="/industries"]')
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL('/industries');
  await open(page, '/services');
  await scrollBy(1500);
  await page.goBack();
  await expect(page).toHaveURL('/industries');
  await ready(page);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await expect(page.locator('h1')).toHaveText(pricing.hero.title);
  await expect.poll(scrolled).toBe(300);
});

test('Back to a page whose data does not load loads its document', async ({ page }) => {
  const faults = faultsOf(page);
  await open(page, '/archive');
  await exploreSection(page).locator('a[href="/industries"]').press('Enter');
  await expect(page).toHaveURL('/industries');
  await page.route('**/archive.data', (route) => route.fulfill({ status: 503 }));
  await page.goBack();
  await expect(page).toHaveURL('/archive');
  await expect(page.locator('#articles')).toBeVisible();
  await ready(page);
  expect(faults.filter((fault) => !/503/.test(fault))).toEqual([]);
});

test('Back before hydration, right after a reload, shows the page of the address', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await open(page, '/pricing');
  await exploreSection(page).locator('a[href="/industries"]').press('Enter');
  await expect(page).toHaveURL('/industries');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('h1')).toHaveText(pricing.hero.title);
  await release();
  await ready(page);
  await expect(page).toHaveURL('/pricing');
  await expect(page.locator('h1')).toHaveText(pricing.hero.title);
  expect(faults).toEqual([]);
});
