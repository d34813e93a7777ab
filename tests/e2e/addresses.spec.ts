/** Addresses that differ from a page's in letter case, slashes or escapes are one steady 404 page. */
import { expect, test, type Page } from '@playwright/test';
import { notFound } from '#app/content/not-found.ts';
import { faultsOf, open, ready } from './site.ts';

const general = notFound.title;
const addresses = [
  ['/Archive', general],
  ['/Pricing?q=x', general],
  ['/SERVICES/SEO', general],
  ['/services/SEO/Pricing', general],
  ['/archive//', general],
  ['/%61rchive', general],
  ['/guides', general],
  ['/guides/a%20b', general],
  ['/case-studies/caf%C3%A9', undefined],
  ['/a%0Ab', general],
] as const;

function logOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'log' && lines.push(message.text()));
  return lines;
}

/** The 404 page with its log line, the address as typed, and no change afterwards. */
async function expectSteadyNotFound(page: Page, address: string, title?: string) {
  const heading = page.locator('main h1');
  await expect(heading).toHaveText(title ?? /not found/i);
  const text = await heading.textContent();
  await page.waitForTimeout(700);
  await expect(heading).toHaveText(text!);
  // A document that hydrates may not have restored its address yet.
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === address);
}

const pathOf = (address: string) => address.replace(/\?.*/, '');
const reactOrUncaught = (fault: string) => !/status of 404/.test(fault);

for (const [address, title] of addresses) {
  test(`first load of ${address}: status 404, one steady page, one log line`, async ({ page }) => {
    const faults = faultsOf(page);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const log = logOf(page);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await ready(page);
    await expectSteadyNotFound(page, address, title);
    expect(log).toEqual([`Page not found: ${pathOf(address)}`]);
    expect(faults.filter(reactOrUncaught)).toEqual([]);
    expect(warnings).toEqual([]);
    // The page works: a link leads on, and Back returns to the same 404 page.
    await page.locator('main a[href="/"], main a[href="/case-studies"]').first().click();
    await expect(page.locator('main h1')).not.toHaveText(title ?? /not found/i);
    expect(log).toHaveLength(1);
    await page.goBack();
    await ready(page);
    await expectSteadyNotFound(page, address, title);
    expect(faults.filter(reactOrUncaught)).toEqual([]);
  });

  test(`client navigation to ${address}: one steady 404 page, one log line`, async ({ page }) => {
    await open(page, '/pricing');
    const faults = faultsOf(page);
    const log = logOf(page);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = 'planted';
      document.querySelector('main')!.prepend(link);
    }, address);
    await page.getByRole('link', { name: 'planted' }).press('Enter');
    await expectSteadyNotFound(page, address, title);
    await ready(page);
    expect(log).toEqual([`Page not found: ${pathOf(address)}`]);
    expect(faults.filter(reactOrUncaught)).toEqual([]);
  });
}
