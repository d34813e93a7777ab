import { expect, test, type Locator, type Page } from '@playwright/test';
import { briefWords } from '#app/content/brief-words.ts';
import { headerWords, toasterWords } from '#app/content/interface.ts';
import { contact } from '#app/content/navigation.ts';
import { freezeClock, open } from './site.ts';

const header = (page: Page) => page.locator('header');

test.describe('tooltips', () => {
  const tip = (button: Locator) => button.locator('xpath=following-sibling::*[@aria-hidden]');

  test('appear after the pointer rests 700 ms and disappear when it leaves', async ({ page }) => {
    await open(page, '/');
    await freezeClock(page);
    const button = page.getByRole('button', { name: headerWords.theme });
    await button.hover();
    await page.clock.runFor(690);
    await expect(tip(button)).toBeHidden();
    await page.clock.runFor(20);
    await expect(tip(button)).toBeVisible();
    await page.mouse.move(640, 880);
    await page.clock.runFor(110);
    await expect(tip(button)).toBeHidden();
  });

  test('of a neighbor appears at once while one is open, and within 300 ms after it closed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    await freezeClock(page);
    const first = page.getByRole('button', { name: headerWords.theme });
    const neighbor = page.getByRole('button', { name: headerWords.menu, exact: true });
    await first.hover();
    await page.clock.runFor(710);
    await expect(tip(first)).toBeVisible();
    await neighbor.hover();
    await page.clock.runFor(5);
    await expect(tip(neighbor)).toBeVisible();
    await page.mouse.move(200, 500);
    await page.clock.runFor(110);
    await expect(tip(neighbor)).toBeHidden();
    await page.clock.runFor(150);
    await first.hover();
    await page.clock.runFor(5);
    await expect(tip(first)).toBeVisible();
    await page.mouse.move(200, 500);
    await page.clock.runFor(110);
    await expect(tip(first)).toBeHidden();
    await page.clock.runFor(310);
    await neighbor.hover();
    await page.clock.runFor(690);
    await expect(tip(neighbor)).toBeHidden();
    await page.clock.runFor(20);
    await expect(tip(neighbor)).toBeVisible();
  });

  test('appear on keyboard focus, and Escape hides them', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    await page.getByRole('button', { name: headerWords.theme }).focus();
    await page.keyboard.press('Tab');
    const button = page.getByRole('button', { name: headerWords.menu, exact: true });
    await expect(button).toBeFocused();
    await expect(tip(button)).toBeVisible();
    await expect(tip(button)).toHaveText(headerWords.menu);
    await page.keyboard.press('Escape');
    await expect(tip(button)).toBeHidden();
  });

  test('fit on the screen beside the close buttons of the brief and of a notification', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    const notice = page.getByRole('button', { name: toasterWords.close });
    await notice.hover();
    await expect(tip(notice)).toBeInViewport({ ratio: 1 });
    await header(page).getByRole('button', { name: contact.label }).click();
    const close = page.getByRole('dialog').getByRole('button', { name: briefWords.actions.close });
    await close.hover();
    await expect(tip(close)).toBeInViewport({ ratio: 1 });
  });
});
