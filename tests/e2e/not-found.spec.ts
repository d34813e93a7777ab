import { expect, test, type Page } from '@playwright/test';
import { notFound } from '#app/content/not-found.ts';
import { hostileQueries } from './hostile-input.ts';
import { expectNoSidewaysScroll, faultsOf, open, ready } from './site.ts';

const { title, back, code, nearest } = notFound;
const offered = (page: Page) => page.locator('main li a');

test('an unknown address answers 404, is not indexed and logs its path', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`- paragraph: "${code}"`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect.poll(() => logged.some((line) => line.includes('/no/such/page'))).toBe(true);
  await page.getByRole('link', { name: back.label }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

for (const [address, page] of [
  ['/servces/seo', '/services/seo'],
  ['/guide/seo/glosary', '/guides/seo/glossary'],
  ['/case-study', '/case-studies'],
  ['/price', '/pricing'],
  ['/prices', '/pricing'],
  ['/blog', '/archive'],
  ['/about', '/services'],
  ['/guides/ppc', '/guides/ppc-guides'],
] as const) {
  test(`${address} suggests ${page} first`, async ({ page: tab }) => {
    await tab.goto(address);
    await ready(tab);
    await expect(offered(tab)).toHaveCount(3);
    await expect(offered(tab).first()).toHaveAttribute('href', page);
    await offered(tab).first().click();
    await expect(tab).toHaveURL(page);
  });
}

test('an address like no other keeps the first suggestions', async ({ page }) => {
  const search = page.waitForResponse(/\/suggestions-[^/]+\.js$/);
  await page.goto('/xqzw');
  await (await search).finished();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))),
  );
  await expect(offered(page)).toHaveCount(nearest.pages.length);
  expect(
    await offered(page).evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(nearest.pages.map(({ to }) => to));
});

test('without scripts three pages are suggested', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/prcing');
  await expect(offered(page)).toHaveCount(3);
  await expect(page.getByRole('heading', { name: nearest.title })).toBeVisible();
  await context.close();
});

test('hostile addresses cause no error and no horizontal scroll', async ({ page }) => {
  const faults = faultsOf(page);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of [
    ...hostileQueries.map((query) => `/nowhere${query}`),
    '/%D7%A9%D7%9C%D7%95%D7%9D',
    '/%F0%9F%91%A9%E2%80%8D%F0%9F%94%A7',
    '/%5B',
    `/${'long-'.repeat(400)}`,
  ]) {
    await open(page, address);
    await expect(page.locator('h1')).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  expect(faults.filter((fault) => !/status of 404/.test(fault))).toEqual([]);
});
