import { expect, test, type Page } from '@playwright/test';
import { services } from '#app/content/services.ts';
import { notification, open } from './site.ts';

const anchors = ['local-seo', 'website-design', 'ppc'];

/** The target is below the header, and not far below. */
async function expectLanded(page: Page, id: string) {
  await expect
    .poll(async () => {
      const target = await page.locator(`#${id}`).boundingBox();
      return Math.round(target?.y ?? -1);
    })
    .toBeGreaterThanOrEqual(80);
  const box = await page.locator(`#${id}`).boundingBox();
  expect(box!.y).toBeLessThan(130);
}

for (const id of anchors) {
  test(`#${id} scrolls to its target from an address, a reload and the menu of another page`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/services#${id}`);
    await expectLanded(page, id);
    await page.reload();
    await expectLanded(page, id);

    await open(page, '/archive');
    await page
      .locator(`header a[href="/services#${id}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(`/services#${id}`);
    await expectLanded(page, id);
    await page.goBack();
    await expect(page).toHaveURL('/archive');
    await page.goForward();
    await expect(page).toHaveURL(`/services#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
}

test('featured cards lead to their pages; placeholders show a notification and stay', async ({
  page,
}) => {
  await open(page, '/services');
  await page
    .locator('#featured')
    .getByRole('link', { name: services.featured.services[0].link.label })
    .click();
  await expect(page).toHaveURL('/services/seo');

  await open(page, '/services');
  const shops = page.locator('#street [data-placeholder]');
  const shop = shops.nth(3);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.hover();
  const before = await page.evaluate(() => scrollY);
  await shop.click();
  await expect(notification(page, services.street.services[3]!.title)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(page).toHaveURL('/services');
});

test('a call to action opens the brief, and Escape returns the focus to it', async ({ page }) => {
  await open(page, '/services');
  const call = page.locator('a[role="button"]', { hasText: services.hero.call.label }).first();
  await call.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(call).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every service is listed, and calls to action are mail links', async ({ page }) => {
    await page.goto('/services');
    for (const { title } of [...services.street.services, ...services.also.services]) {
      await expect(
        page.getByText(title, { exact: true }).locator('visible=true').first(),
      ).toBeVisible();
    }
    await expect(page.locator('main a[role="button"]').first()).toHaveAttribute('href', /^mailto:/);
  });
});
