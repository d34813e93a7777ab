import { expect, test } from '@playwright/test';
import { briefWords } from '#app/content/brief-words.ts';
import { climb } from '#app/content/climb.ts';
import { home } from '#app/content/home.ts';
import { contact, menus } from '#app/content/navigation.ts';
import { faultsOf, holdScripts, ready } from './site.ts';

test('a click before the scripts have loaded is replayed', async ({ page }) => {
  const faults = faultsOf(page);
  const release = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: contact.label }).first().click();
  await release();
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
  expect(faults).toEqual([]);
});

test('a submit before the scripts have loaded is replayed with the typed text', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await page.getByLabel(home.hero.form.label).first().fill('early.example');
  await page.keyboard.press('Enter');
  await release();
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
  const release = await holdScripts(page);
  await page.goto('/archive?category=Reporting');
  await page.getByRole('button', { name: 'List' }).click();
  await release();
  await ready(page);
  await expect(page).toHaveURL('/archive?category=Reporting&view=list');
  await expect(page.getByText('Showing 2 results')).toBeVisible();
});

test('text typed before hydration is added to the filters of the address', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/archive?category=Reporting');
  await page.getByRole('searchbox').fill('rank');
  await release();
  await ready(page);
  await expect(page).toHaveURL('/archive?q=rank&category=Reporting');
});

test('a stage of the hill chosen before its late scripts is shown', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const [, stage] = climb.stated;
  await page.getByRole('button', { name: stage.when }).click();
  await release();
  await expect(page.getByRole('slider', { name: climb.labels.week })).toHaveValue(`${stage.week}`, {
    timeout: 30_000,
  });
});

test('a link to a part of this page closes its menu before hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/services');
  const [services] = menus;
  const menu = page.getByRole('button', { name: services!.label, exact: true });
  await menu.click();
  const link = page.getByRole('banner').getByRole('link', { name: /^PPC/ });
  await link.click();
  await expect(link).toBeHidden();
  await expect(page).toHaveURL('/services#ppc');
  await release();
});
