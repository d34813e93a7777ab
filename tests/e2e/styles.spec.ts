/** Each document carries its own part of the one style sheet; the rest comes to those who stay. */
import { expect, test, type Page } from '@playwright/test';
import { faultsOf, open } from './site.ts';
import { addresses } from './whole-page.ts';

/** Addresses that show, once alive, what their HTML does not hold. */
const filtered = [
  '/archive',
  '/industries',
  '/case-studies',
  '/guides/all',
  '/guides/seo/glossary',
];
const shown = [...addresses, ...filtered.map((path) => `${path}?q=nothing-has-this`)];

/** Classes on the page that the whole sheet has rules for, and the document's own part has none. */
const unstyled = (page: Page) =>
  page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')!;
    const whole = await (await fetch(link.href)).text();
    const own = document.querySelector('style')!.textContent;
    const classesIn = (css: string) =>
      new Set([...css.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name]) => name));
    const [inWhole, inOwn] = [classesIn(whole), classesIn(own)];
    const used = [...document.querySelectorAll('[class]')].flatMap((one) => [...one.classList]);
    return [...new Set(used)].filter((name) => inWhole.has(name) && !inOwn.has(name));
  });

test('nothing on a page that nobody has touched waits for the rest of the sheet', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const path of shown) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(await unstyled(page), path).toEqual([]);
  }
});

test('who only looks fetches neither the rest of the sheet nor what answers', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const late = () => fetched.filter((path) => /\/(?:style|late-parts|query)-/.test(path));
  await open(page, '/');
  await page.waitForTimeout(2500);
  expect(late()).toEqual([]);

  await page.mouse.move(20, 300);
  await expect
    .poll(() =>
      late()
        .map((path) => path.replace(/-.*/, ''))
        .sort(),
    )
    .toEqual(expect.arrayContaining(['/assets/late', '/assets/query', '/assets/style']));
});

test('where the sheet does not arrive, the next page comes as a document of its own', async ({
  page,
}) => {
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
  expect(await unstyled(page)).toEqual([]);
  expect(faults.filter((fault) => !/ERR_FAILED/.test(fault))).toEqual([]);
});

test('where the sheet does not arrive, a filter stays on its page', async ({ page }) => {
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

test('a page that takes another’s place has its styles before it is seen', async ({ page }) => {
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
