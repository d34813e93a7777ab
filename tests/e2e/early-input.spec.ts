import { expect, test } from '@playwright/test';
import { briefWords } from '#app/content/brief-words.ts';
import { home } from '#app/content/home.ts';
import { contact } from '#app/content/navigation.ts';
import { faultsOf } from './site.ts';

test('a click before the scripts have loaded is replayed', async ({ page }) => {
  const faults = faultsOf(page);
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: contact.label }).first().click();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
  expect(faults).toEqual([]);
});

test('a submit before the scripts have loaded is replayed with the typed text', async ({
  page,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
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
