import { expect, test } from '@playwright/test';
import { headerWords } from '#app/content/interface.ts';
import { contact } from '#app/content/navigation.ts';
import { open } from './site.ts';

test.describe('theme', () => {
  test('follows the system, can be switched, and is restored before the first paint', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: headerWords.theme }).click();
    const dark = await ground();
    expect(dark).not.toBe(light);
    // The inline script restores it without the page module.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await ground()).toBe(dark);
  });

  test('follows the choice in another tab, and keeps it when the system changes', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/services');
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: 'light' });
    await open(other, '/services');
    const root = other.locator('html');
    const button = page.getByRole('banner').getByRole('button', { name: headerWords.theme });
    await button.click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await button.click();
    await expect(root).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('the button says whether the page is dark, wherever that was chosen', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/services');
  const button = page.getByRole('button', { name: headerWords.theme });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await open(other, '/services');
  await other.getByRole('button', { name: headerWords.theme }).click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('a control of the header keeps the focus while a phone scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/services');
  const header = page.getByRole('banner');
  const theme = header.getByRole('button', { name: headerWords.theme });
  const call = header.getByRole('button', { name: contact.label });
  await theme.press('Shift');
  await page.keyboard.press('End');
  await expect(header).toHaveAttribute('data-scrolled');
  await expect(theme).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(theme).toBeHidden();
  await call.press('Shift');
  await page.keyboard.press('Home');
  await expect(header).not.toHaveAttribute('data-scrolled');
  await expect(call).toBeFocused();
});
