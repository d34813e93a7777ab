/** Each document inlines its part of the stylesheet. The full stylesheet is loaded when the browser is idle after hydration. */
import { expect, test } from '@playwright/test';
import { faultsOf, open, ready } from './site.ts';
import { unstyledClasses } from './stylesheet.ts';

test('without input the dialogs and the full stylesheet load, the data-fetching client does not', async ({
  page,
}) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/(style|dialogs|query)-/.exec(request.url()) ?? [];
    if (name) fetched.add(name);
  });
  await open(page, '/');
  await expect.poll(() => [...fetched].sort()).toEqual(['dialogs', 'style']);
  await page.waitForTimeout(1500);
  expect(fetched).not.toContain('query');

  await page.mouse.move(20, 300);
  await expect.poll(() => [...fetched]).toContain('query');
});

test('if the full stylesheet fails to load, a link loads the document', async ({ page }) => {
  const faults = faultsOf(page);
  await page.route('**/assets/style-*.css', (route) => route.abort());
  await open(page, '/');
  await page.evaluate(() => {
    document.documentElement.dataset.before = '';
  });
  await page.getByRole('link', { name: 'Case studies', exact: true }).press('Enter');
  await expect(page).toHaveURL('/case-studies');
  await expect(page.locator('html:not([data-before])')).toBeAttached();
  await page.unrouteAll();
  expect(await unstyledClasses(page)).toEqual([]);
  expect(faults.filter((fault) => !/ERR_FAILED/.test(fault))).toEqual([]);
});

test('if the full stylesheet fails to load, Back loads the document', async ({ page }) => {
  await open(page, '/pricing');
  await page.getByRole('link', { name: 'Case studies', exact: true }).press('Enter');
  await expect(page).toHaveURL('/case-studies');
  await page.route('**/assets/style-*.css', (route) => route.abort());
  await page.reload();
  await ready(page);
  await page.evaluate(() => {
    document.documentElement.dataset.before = '';
  });
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await expect(page.locator('html:not([data-before])')).toBeAttached();
  await page.unrouteAll();
  expect(await unstyledClasses(page)).toEqual([]);
});

test('if the full stylesheet fails to load, a filter does not reload the page', async ({
  page,
}) => {
  await page.route('**/assets/style-*.css', (route) => route.abort());
  await open(page, '/archive');
  await page.evaluate(() => {
    document.documentElement.dataset.before = '';
  });
  await page.getByRole('searchbox').pressSequentially('links');
  await expect(page).toHaveURL('/archive?q=links');
  await page.waitForTimeout(500);
  await expect(page.locator('html[data-before]')).toBeAttached();
});

test('navigation waits for the full stylesheet', async ({ page }) => {
  await page.route('**/assets/style-*.css', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1500);
    });
    await route.continue();
  });
  await open(page, '/');
  await page.getByRole('link', { name: 'Case studies', exact: true }).press('Enter');
  await page.waitForURL('/case-studies');
  expect(
    await page.evaluate(
      () => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')!.sheet !== null,
    ),
  ).toBe(true);
});
