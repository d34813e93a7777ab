import { expect, test, type Page } from '@playwright/test';
import { briefWords } from '#app/content/brief-words.ts';
import { climb } from '#app/content/climb.ts';
import { home } from '#app/content/home.ts';
import { contact, menus } from '#app/content/navigation.ts';
import { faultsOf, ready } from './site.ts';

/** Delays the scripts of a page, so that a test can act before hydration. */
async function delayScripts(page: Page, milliseconds: number) {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

test('a click before the scripts have loaded is replayed', async ({ page }) => {
  const faults = faultsOf(page);
  await delayScripts(page, 3_000);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: contact.label }).first().click();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
  expect(faults).toEqual([]);
});

test('a submit before the scripts have loaded is replayed with the typed text', async ({
  page,
}) => {
  await delayScripts(page, 700);
  await page.goto('/');
  await page.getByLabel(home.hero.form.label).first().fill('early.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel(briefWords.fields.url)).toHaveValue(
    'early.example',
    {
      timeout: 30_000,
    },
  );
});

test('a filter chosen before hydration is added to the filters of the address', async ({
  page,
}) => {
  await delayScripts(page, 1_500);
  await page.goto('/archive?category=Reporting');
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await ready(page);
  await expect(page).toHaveURL('/archive?category=Reporting&view=list');
  await expect(page.getByText('Showing 2 results')).toBeVisible();
});

test('text typed before hydration is added to the filters of the address', async ({ page }) => {
  await delayScripts(page, 1_500);
  await page.goto('/archive?category=Reporting');
  await page.getByRole('searchbox').fill('rank');
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await ready(page);
  await expect(page).toHaveURL('/archive?q=rank&category=Reporting');
});

test('a stage of the hill chosen before its late scripts is shown', async ({ page }) => {
  await delayScripts(page, 1_500);
  await page.goto('/');
  const [, stage] = climb.stated;
  await page.getByRole('button', { name: stage.when }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await expect(page.getByRole('slider', { name: climb.labels.week })).toHaveValue(`${stage.week}`, {
    timeout: 30_000,
  });
});

test('a link to a part of this page closes its menu before hydration', async ({ page }) => {
  await delayScripts(page, 3_000);
  await page.goto('/services');
  const [services] = menus;
  const menu = page.getByRole('button', { name: services!.label, exact: true });
  await menu.click();
  const link = page.getByRole('banner').getByRole('link', { name: /^PPC/ });
  await link.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await expect(link).toBeHidden();
  await expect(page).toHaveURL('/services#ppc');
});
