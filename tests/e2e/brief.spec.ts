import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { home } from '#app/content/home.ts';
import { site } from '#app/content/site.ts';
import { briefWords } from '#app/content/brief-words.ts';
import { expectNoSidewaysScroll, firstMove, notification, open } from './site.ts';

const brief = (page: Page) => page.getByRole('dialog', { name: briefWords.title });

async function openFromPlan(page: Page) {
  await open(page, '/');
  await firstMove(page);
  await page.getByRole('link', { name: 'Grow faster' }).click();
  await expect(brief(page)).toBeVisible();
}

test('opening it makes no request of any kind', async ({ page }) => {
  await open(page, '/');
  await firstMove(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('banner').getByRole('link', { name: 'Get in Touch' }).first().click();
  await expect(brief(page)).toBeVisible();
  await page.waitForTimeout(500);
  expect(requests).toEqual([]);
});

test('copying confirms and copies the whole message', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFromPlan(page);
  await brief(page).getByLabel(briefWords.fields.name).fill('Ana Ruiz');
  await brief(page).getByRole('button', { name: briefWords.actions.copy }).click();
  await expect(notification(page, briefWords.toasts.copied.title)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(home.pricing.plans[1].action.brief.plan);
  expect(copied).toContain('Ana Ruiz');
});

test('saving downloads a text file', async ({ page }) => {
  await openFromPlan(page);
  const download = page.waitForEvent('download');
  await brief(page).getByRole('button', { name: briefWords.actions.save }).click();
  expect((await download).suggestedFilename()).toBe(briefWords.fileName);
  await expect(notification(page, briefWords.toasts.saved.title)).toBeVisible();
});

test('a text too long for a mail link is selected, not truncated, and a notification says so', async ({
  page,
}) => {
  await openFromPlan(page);
  await brief(page).getByLabel(briefWords.fields.message).fill('x'.repeat(100_000));
  await brief(page).getByRole('link', { name: briefWords.actions.mail }).click();
  await expect(notification(page, briefWords.toasts.tooLong.title)).toBeVisible();
  await expect(brief(page).getByLabel(briefWords.fields.message)).toBeFocused();
});

for (const width of [1280, 390, 320]) {
  test(`has no accessibility violation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openFromPlan(page);
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every call to action is a mail link', async ({ page }) => {
    await page.goto('/');
    for (const label of ['Start', 'Grow faster', 'Book call']) {
      const link = page.getByRole('link', { name: label, exact: true });
      const mail = new URL((await link.getAttribute('href'))!);
      expect(mail.protocol + mail.pathname).toBe(`mailto:${site.email}`);
      expect(mail.searchParams.get('subject')).toBeTruthy();
    }
  });
});
