/** Prefetching of route data. */
import { expect, test, type Page } from '@playwright/test';
import { exploreSection, firstInteraction, open } from './site.ts';

/** Collects the paths of requested route data. */
function dataOf(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data')) fetched.push(pathname);
  });
  return fetched;
}

test('focusing a link prefetches its page', async ({ page }) => {
  const fetched = dataOf(page);
  await open(page, '/services');
  await firstInteraction(page);
  const link = exploreSection(page).locator('a[href="/archive"]');
  await link.focus();
  await expect.poll(() => fetched).toContain('/archive.data');
  await link.press('Enter');
  await expect(page).toHaveURL('/archive');
  await page.waitForTimeout(1500);
  // Once by the prefetch, once by the router, which the HTTP cache answers.
  expect(fetched.filter((path) => path === '/archive.data').length).toBeLessThanOrEqual(2);
});

test('links in view are prefetched after the first interaction, and never with Save-Data', async ({
  page,
  browser,
}) => {
  const fetched = dataOf(page);
  await page.setViewportSize({ width: 1280, height: 2000 });
  await open(page, '/no-such-page');
  await page.waitForTimeout(1500);
  expect(fetched).toEqual([]);
  await firstInteraction(page);
  await expect.poll(() => fetched.length, { timeout: 10_000 }).toBeGreaterThan(1);

  const other = await browser.newPage();
  await other.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const saved = dataOf(other);
  await open(other, page.url());
  await firstInteraction(other);
  await other.waitForTimeout(3000);
  expect(saved).toEqual([]);
  await other.close();
});

const archive = (page: Page) => exploreSection(page).locator('a[href="/archive"]');

async function expectArchiveByPress(page: Page) {
  await archive(page).press('Enter');
  await expect(page).toHaveURL('/archive');
  await expect(page.locator('main article').first()).toBeVisible();
}

test('a prefetch that fails leaves the page as it is, and a press loads the document', async ({
  page,
}) => {
  await open(page, '/services');
  await firstInteraction(page);
  await page.route('**/assets/archive-*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await archive(page).focus();
  await failed;
  await page.waitForTimeout(500);
  await expect(archive(page)).toBeFocused();
  await expectArchiveByPress(page);
});

test('pointing at a link offline leaves the page as it is, also without the Navigation API', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await open(page, '/services');
  await firstInteraction(page);
  await context.setOffline(true);
  await archive(page).focus();
  await page.waitForTimeout(1000);
  await expect(archive(page)).toBeFocused();
  await context.setOffline(false);
  await expectArchiveByPress(page);
});
