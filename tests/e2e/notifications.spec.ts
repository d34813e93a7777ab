import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { notPublished, toasterWords } from '#app/content/interface.ts';
import { firstInteraction, freezeClock, notification, notifications, open } from './site.ts';

test.describe('placeholders and notifications', () => {
  test('a placeholder link shows a notification and does not navigate or scroll', async ({
    page,
  }) => {
    // Without smooth scrolls the position is final at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
    await careers.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    // Not Playwright's click, which may scroll by itself.
    await careers.evaluate((link: HTMLElement) => link.click());
    const notice = notification(page, notPublished('Careers').title);
    await expect(notice).toBeVisible();
    // Nothing failed, so the mark doesn't have the color of an error.
    const [mark, bad] = await notice.evaluate((toast) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--bad-ink)';
      toast.append(probe);
      return [toast.querySelector('svg')!, probe].map((one) => getComputedStyle(one).color);
    });
    expect(mark).not.toBe(bad);
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('an open notification has no accessibility violation', async ({ page }) => {
    // An animated color has no contrast to measure.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(notification(page, notPublished('Careers').title)).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .include(`[aria-label="${toasterWords.region}"]`)
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  test('Alt+T focuses the region; a notification stays under the pointer and closes by its button', async ({
    page,
  }) => {
    await open(page, '/');
    const region = notifications(page);
    await firstInteraction(page);
    await freezeClock(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    const toast = region.getByRole('status');
    await expect(toast).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('About');
    await toast.hover();
    await page.clock.runFor(7000);
    await expect(toast).toBeVisible();
    await page.keyboard.press('Alt+t');
    expect(await region.evaluate((el) => el.contains(document.activeElement))).toBe(true);
    await toast.getByRole('button', { name: toasterWords.close }).click();
    await expect(toast).toBeHidden();
  });

  test('a notification disappears after at least five seconds', async ({ page }) => {
    await open(page, '/');
    const region = notifications(page);
    await firstInteraction(page);
    await freezeClock(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await page.mouse.move(5, 300);
    await expect(region.getByRole('status')).toBeVisible();
    await page.clock.runFor(4900);
    await expect(region.getByRole('status')).toBeVisible();
    await page.clock.runFor(2000);
    await expect(region.getByRole('status')).toBeHidden();
  });

  test('opening the brief dismisses notifications', async ({ page }) => {
    await open(page, '/');
    const region = notifications(page);
    await firstInteraction(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    const toast = region.getByRole('status');
    await expect(toast).toBeVisible();
    await page
      .locator('a[role="button"]')
      .first()
      .evaluate((call: HTMLElement) => call.click());
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(toast).toHaveCount(0, { timeout: 1000 });
  });
});
