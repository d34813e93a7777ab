import { expect, test, type Page } from '@playwright/test';
import { explore } from '#app/content/explore.ts';
import { archiveLink, exploreSection, open, ready } from './site.ts';

/** Holds back the data of the archive. Returns a function that lets it through. */
async function holdArchive(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/archive.data', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('navigation', () => {
  test('focuses the heading, announces the title once and scrolls to the top', async ({ page }) => {
    await open(page, '/');
    const band = exploreSection(page);
    await band.getByRole('link', { name: archiveLink }).press('Enter');
    await expect(page).toHaveURL('/archive');
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('output.sr-only', { hasText: await page.title() })).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('navigation cancels a smooth scroll', async ({ page }) => {
    await open(page, '/guides/seo/glossary');
    // The focus starts a long smooth scroll, and Enter comes before its end.
    const band = exploreSection(page);
    await band.getByRole('link', { name: archiveLink }).press('Enter');
    await expect(page.locator('h1')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a link is busy until its page has loaded', async ({ page }) => {
    await open(page, '/');
    const release = await holdArchive(page);
    const link = exploreSection(page).getByRole('link', { name: archiveLink });
    await link.press('Enter');
    await expect(link).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.locator('h1')).toBeFocused();
    await expect(link).not.toHaveAttribute('aria-busy');
  });

  test('a link that is clicked twice is busy until its page has loaded', async ({ page }) => {
    await open(page, '/');
    const release = await holdArchive(page);
    const link = exploreSection(page).getByRole('link', { name: archiveLink });
    await link.press('Enter');
    await link.press('Enter');
    // The first navigation has ended by then: the second one aborted it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await expect(link).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.locator('h1')).toBeFocused();
    await expect(link).not.toHaveAttribute('aria-busy');
  });

  test('a link is not busy in a page that the browser restores as it was', async ({ page }) => {
    await open(page, '/');
    await holdArchive(page);
    const link = exploreSection(page).getByRole('link', { name: archiveLink });
    await link.press('Enter');
    await expect(link).toHaveAttribute('aria-busy', 'true');
    // The browser tests have no back-forward cache.
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    );
    await expect(link).not.toHaveAttribute('aria-busy');
  });

  test('back and forward restore the scroll position', async ({ page }) => {
    await open(page, '/');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const link = page.getByRole('link', { name: archiveLink });
    await link.focus();
    const position = () => page.evaluate(() => scrollY);
    const before = await position();
    expect(before).toBeGreaterThan(1000);
    await link.press('Enter');
    await expect(page.locator('h1')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(async () => Math.abs((await position()) - before)).toBeLessThan(5);
    await page.goForward();
    await expect(page).toHaveURL('/archive');
  });

  test('a fragment in the address scrolls to its target below the header', async ({ page }) => {
    for (const fragment of ['ecommerce-cases', 'saas-cases', 'local-cases', 'pricing', 'faq']) {
      await page.goto(`/#${fragment}`);
      await ready(page);
      await expect(page.locator(`#${fragment}`)).toBeInViewport();
      const top = () =>
        page.locator(`#${fragment}`).evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(top, { message: fragment }).toBeLessThan(200);
      expect(await top(), fragment).toBeGreaterThanOrEqual(-1);
    }
  });

  test('every link of the Explore section leads to its page', async ({ page }) => {
    await open(page, '/');
    for (const { label, to } of explore) {
      await exploreSection(page).getByRole('link', { name: label, exact: true }).press('Enter');
      await expect(page).toHaveURL(to);
      await expect(page.locator('h1')).toBeFocused();
    }
  });

  test('the address of a plan scrolls to it', async ({ page }) => {
    for (const [path, id] of [
      ['/', 'plan-growth'],
      ['/pricing', 'plan-growth-accelerator'],
      ['/services/seo/pricing', 'plan-seo-professional'],
    ] as const) {
      await open(page, `${path}#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
  });
});

test('what a key or a search focuses is there at once, without a smooth scroll', async ({
  page,
}) => {
  await open(page, '/services/seo');
  const [atOnce, later] = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('footer a')!.focus();
    const top = scrollY;
    await new Promise((resolve) => setTimeout(resolve, 400));
    return [top, scrollY];
  });
  expect(atOnce).toBeGreaterThan(1000);
  expect(later).toBe(atOnce);
});
