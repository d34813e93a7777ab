/** What several journeys share. */
import { expect, type Page } from '@playwright/test';
import { toasterWords } from '#app/content/interface.ts';

/** Opens a page and waits until its scripts answer. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

export async function ready(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

/** Makes the first move on a page, and waits for what answers from then on. */
export async function firstMove(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await expect(page.getByRole('region', { name: toasterWords.region })).toBeAttached();
}

/** Everything that went wrong on a page, as sentences; read it at the end. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  return faults;
}

/** No sideways scroll: the document is no wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** A notification as it stands on the screen; the live region that speaks it is another element. */
export function notification(page: Page, text: string) {
  return page
    .getByRole('region', { name: 'Notifications' })
    .locator('[role="status"], [role="alert"]')
    .filter({ hasText: text });
}

/** From here on time passes only by `page.clock.runFor`. */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}
