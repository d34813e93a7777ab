/** Helpers of the browser tests. */
import { expect, type Page } from '@playwright/test';
import { explore } from '#app/content/explore.ts';
import { home } from '#app/content/home.ts';
import { exploreTitle, headerWords, toasterWords } from '#app/content/interface.ts';

/** The link to the archive in the Explore section, which every page has. */
export const archiveLink = explore.find(({ to }) => to === '/archive')!.label;

/** The button of the second plan, a call to action in the middle of the landing page. */
export const planCall = home.pricing.plans[1].action.label;

/** The Explore section above the footer of every page. */
export const exploreSection = (page: Page) => page.getByRole('navigation', { name: exploreTitle });

/** The menus of the header on wide screens. */
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: headerWords.main });

/** The region of the notifications. */
export const notifications = (page: Page) =>
  page.getByRole('region', { name: toasterWords.region });

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** Waits for hydration. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

/**
 * Holds back the scripts of a page, so that a test can act before hydration.
 * @returns a function that lets them through, and expects that the page has not hydrated before
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.fallback();
  });
  return async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    resolve();
  };
}

/** Moves the mouse and waits for the brief dialog and the toaster, which load after hydration. */
export async function firstInteraction(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await expect(notifications(page)).toBeAttached();
}

/** Moves the mouse until the pictures of the landing page's hill, which the first input fetches, are there. */
export async function loadHill(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(20 * Math.random(), 300);
    await expect(page.locator('img[src*="hill-pin"]').first()).toBeAttached({ timeout: 1000 });
  }).toPass();
}

/** Collects uncaught errors and console errors. Read the list at the end of a test. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  return faults;
}

/** The document is no wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** The visible notification. The live region that announces it is another element. */
export function notification(page: Page, text: string) {
  return notifications(page).locator('[role="status"], [role="alert"]').filter({ hasText: text });
}

/** Stops the clock. From here on only `page.clock.runFor` advances it. */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** The number of pages of a PDF. */
export function pageCount(pdf: Buffer): number {
  const count = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
  expect(count).toBeGreaterThan(0);
  return count;
}
