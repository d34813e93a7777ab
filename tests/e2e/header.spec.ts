import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { headerWords } from '#app/content/interface.ts';
import { contact, menus } from '#app/content/navigation.ts';
import { exploreSection, freezeClock, mainMenu, open } from './site.ts';

const header = (page: Page) => page.locator('header');
const menuButton = (page: Page, name: string) => mainMenu(page).getByRole('button', { name });

test.describe('header', () => {
  test('becomes compact and translucent past 10 px without moving the page', async ({ page }) => {
    await open(page, '/');
    const height = () => header(page).evaluate((element) => element.getBoundingClientRect().height);
    const contentTop = () =>
      page.evaluate(
        () => document.querySelector('main')!.getBoundingClientRect().top + window.scrollY,
      );
    const before = await contentTop();
    expect(await height()).toBe(80);
    await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
    await expect(header(page)).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo({ top: 12, behavior: 'instant' }));
    await expect(header(page)).toHaveAttribute('data-scrolled');
    await expect(header(page)).toHaveCSS('padding-top', '10px');
    await expect(header(page)).toHaveCSS('backdrop-filter', /blur/);
    expect(await height()).toBe(64);
    expect(await contentTop()).toBe(before);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(header(page)).not.toHaveAttribute('data-scrolled');
  });

  for (const width of [480, 768, 959, 1440]) {
    test(`has the contact button at the top of the page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/');
      await expect(header(page).getByRole('button', { name: contact.label })).toBeVisible();
      await expect(header(page).getByRole('button', { name: headerWords.menu })).toBeVisible({
        visible: width < 960,
      });
    });
  }

  test('keeps its menu in place while the browser still reads the buttons after it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/');
    const left = () => mainMenu(page).evaluate((menu) => menu.getBoundingClientRect().left);
    const before = await left();
    const buttons = mainMenu(page).locator('xpath=following-sibling::*');
    await buttons.evaluateAll((all) => all.forEach((one) => one.remove()));
    expect(await left()).toBe(before);
  });

  test('the pricing link scrolls to #pricing on a page that has it', async ({ page }) => {
    await open(page, '/pricing');
    await mainMenu(page).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/\/pricing#pricing$/);
    await expect(page.locator('#pricing')).toBeFocused();
  });

  test('marks the link to the current page, and its menu, also after a client navigation', async ({
    page,
  }) => {
    const current = header(page).locator('[aria-current="page"]');
    const links = () => current.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await open(page, '/services/seo');
    // In the menu for wide screens and in the one for phones.
    expect(await links()).toEqual(['/services/seo', '/services/seo']);
    await expect(menuButton(page, 'Services')).toHaveCSS('text-decoration-line', 'underline');
    await expect(menuButton(page, 'Case Studies')).toHaveCSS('text-decoration-line', 'none');
    await exploreSection(page).locator('a[href="/case-studies"]').press('Enter');
    await expect.poll(links).toEqual(['/case-studies', '/case-studies']);
    await expect(menuButton(page, 'Services')).toHaveCSS('text-decoration-line', 'none');
    await expect(menuButton(page, 'Case Studies')).toHaveCSS('text-decoration-line', 'underline');
  });

  test('marks the menu of a page that no menu has', async ({ page }) => {
    await open(page, '/guides/ppc/glossary');
    await expect(menuButton(page, 'Resources')).toHaveCSS('text-decoration-line', 'underline');
    await expect(menuButton(page, 'Services')).toHaveCSS('text-decoration-line', 'none');
  });

  test('lies on the color of the hero, so that no strip shows while it shrinks', async ({
    page,
  }) => {
    await open(page, '/services');
    const strip = await page.evaluate(() => {
      const band = getComputedStyle(document.querySelector('main [data-tone="band"]')!);
      const before = getComputedStyle(document.body, '::before');
      return { band: band.backgroundColor, under: before.backgroundColor };
    });
    expect(strip.under).toBe(strip.band);
  });
});

test.describe('menus', () => {
  test('lead to the three cases in the landing page itself, with its query', async ({ page }) => {
    for (const id of ['ecommerce-cases', 'saas-cases', 'local-cases']) {
      await open(page, '/?utm_source=letter');
      await menuButton(page, 'Case Studies').click();
      await header(page).locator(`[popover]:popover-open a[href="#${id}"]`).click();
      await expect(page).toHaveURL(`/?utm_source=letter#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
  });

  test('open after the pointer rests 200 ms and close 200 ms after it leaves', async ({ page }) => {
    await open(page, '/');
    await freezeClock(page);
    const button = menuButton(page, 'Services');
    await button.hover();
    await page.clock.runFor(190);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(20);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(640, 880);
    await page.clock.runFor(210);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape returns the focus to the button of a menu that hovering opened', async ({
    page,
  }) => {
    await open(page, '/');
    const button = menuButton(page, 'Services');
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^SEO Rank/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('hover of the next menu opens it at once while one is open', async ({ page }) => {
    await open(page, '/');
    await freezeClock(page);
    const [first, second] = [menuButton(page, 'Services'), menuButton(page, 'Case Studies')];
    await first.hover();
    await page.clock.runFor(210);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await second.hover();
    await page.clock.runFor(5);
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
  });

  test('have no accessibility violation while open', async ({ page }) => {
    await open(page, '/archive');
    for (const { label } of menus) {
      await menuButton(page, label).click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    }
  });
});

test.describe('mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const sheet = (page: Page) => page.getByRole('navigation', { name: headerWords.mobile });

  test('when closed its links cannot be focused', async ({ page }) => {
    await open(page, '/');
    const links = page.locator(`nav[aria-label="${headerWords.mobile}"] a`);
    expect(await links.count()).toBeGreaterThan(0);
    const focusable = await links.evaluateAll(
      (all) => all.filter((link) => link.checkVisibility()).length,
    );
    expect(focusable).toBe(0);
  });

  test('closes on Back', async ({ page }) => {
    await open(page, '/archive');
    const menu = page.getByRole('button', { name: headerWords.menu, exact: true });
    await menu.tap();
    await sheet(page).getByText(menus[0]!.label).tap();
    await sheet(page).locator('a[href="/services/seo"]').first().tap();
    await expect(page).toHaveURL('/services/seo');
    await menu.tap();
    await expect(sheet(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/archive');
    await expect(sheet(page)).toBeHidden();
  });

  test('has no accessibility violation while open', async ({ page }) => {
    await open(page, '/archive');
    await page.getByRole('button', { name: headerWords.menu, exact: true }).tap();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
