import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { visitFailed, visitTitle } from '#app/content/interface.ts';
import { visitWords as words } from '#app/content/visit-words.ts';
import { faultsOf, open } from './site.ts';

const button = (page: Page) => page.getByRole('button', { name: visitTitle });
const panel = (page: Page) => page.getByRole('dialog', { name: visitTitle });
/** The value of a row by its name. */
const value = (page: Page, name: string) =>
  panel(page).locator('dl > div').filter({ hasText: name }).locator('dd').first();

async function openPanel(page: Page) {
  await button(page).click();
  await expect(panel(page)).toBeVisible();
}

test('the panel shows what the browser measured, and nothing is sent', async ({ page }) => {
  const faults = faultsOf(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await open(page, '/pricing');
  expect(requests.filter((request) => request.includes('visit-'))).toEqual([]);
  await openPanel(page);

  await expect(value(page, words.vitals.LCP.name)).toHaveText(/^\d+\.\d\d s (Good|Needs|Poor)/);
  await expect(value(page, words.vitals.CLS.name)).toHaveText(/^\d\.\d{3} (Good|Needs|Poor)/);
  const [, counted] = /^(\d+) requests, \d+ kB$/.exec(
    await value(page, words.traffic.name).innerText(),
  )!;
  expect(Number(counted)).toBeGreaterThan(5);
  expect(Number(counted)).toBeLessThanOrEqual(requests.length);
  await expect(value(page, words.thirdParties.name)).toHaveText('0');
  await expect(value(page, words.cookies.name)).toHaveText('0');

  const { origin } = new URL(page.url());
  for (const request of requests) expect(request).toContain(`GET ${origin}/`);
  expect(faults).toEqual([]);
});

test('a slow press, a jump and a cookie show in the panel', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(async () => {
    document.cookie = 'planted=1';
    const block = document.createElement('div');
    block.textContent = 'Planted';
    block.className = 'planted';
    document
      .querySelector('h1')!
      .before(...Array.from({ length: 20 }, () => block.cloneNode(true)));
    addEventListener(
      'click',
      () => {
        const end = performance.now() + 600;
        while (performance.now() < end);
      },
      { once: true },
    );
    // A shift after a press does not count, so the frame comes first.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  await page.getByRole('heading', { level: 1 }).click({ force: true });
  await openPanel(page);
  await expect(value(page, words.vitals.INP.name)).toContainText(words.rating.poor);
  await expect(value(page, words.vitals.CLS.name)).not.toHaveText(/^0\.000/);
  await expect(value(page, words.cookies.name)).toHaveText('1');
});

test('where an engine cannot measure, the panel says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { get: () => ['resource'] });
  });
  await open(page, '/');
  await openPanel(page);
  for (const { name } of Object.values(words.vitals)) {
    await expect(value(page, name)).toHaveText(words.cannot);
  }
});

test('Escape, the button and the backdrop close the panel; focus returns', async ({ page }) => {
  await open(page, '/guides/all');
  const { violations } = await openPanel(page).then(() =>
    new AxeBuilder({ page }).include('dialog[open]').analyze(),
  );
  expect(violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await openPanel(page);
  await panel(page).getByRole('button', { name: words.close }).click();
  await expect(panel(page)).toBeHidden();
  await openPanel(page);
  await page.mouse.click(3, 3);
  await expect(panel(page)).toBeHidden();
});

test('its link leads to the checklist and closes the panel', async ({ page }) => {
  await open(page, '/archive');
  await openPanel(page);
  await panel(page).getByRole('link', { name: words.more.label }).click();
  await expect(page).toHaveURL(/technical-checklist#speed$/);
  await expect(panel(page)).toBeHidden();
});

for (const [part, name] of [
  ['script', 'visit-panel'],
  ['stylesheet', 'style-'],
] as const) {
  test(`a panel whose ${part} does not load says so, and the next press tries again`, async ({
    page,
  }) => {
    const files = `**/assets/${name}*`;
    await page.route(files, (route) => route.abort());
    await open(page, '/');
    await button(page).click();
    await expect(page.getByRole('alert')).toHaveText(visitFailed);
    await expect(panel(page)).toBeHidden();
    await page.unroute(files);
    await openPanel(page);
    await expect(page.getByText(visitFailed)).toBeHidden();
  });
}
