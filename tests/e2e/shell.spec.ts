import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { briefWords } from '#app/content/brief-words.ts';
import { home } from '#app/content/home.ts';
import { headerWords, notPublished, toasterWords } from '#app/content/interface.ts';
import { explore } from '#app/content/explore.ts';
import { contact, menus } from '#app/content/navigation.ts';
import {
  archiveLink,
  faultsOf,
  firstInteraction,
  freezeClock,
  notification,
  open,
  ready,
} from './site.ts';

const header = (page: Page) => page.locator('header');
const menuButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });

test.describe('header', () => {
  test('becomes compact and translucent past 10 px without changing its height', async ({
    page,
  }) => {
    await open(page, '/');
    const height = () => header(page).evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
    await expect(header(page)).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo({ top: 12, behavior: 'instant' }));
    await expect(header(page)).toHaveAttribute('data-scrolled');
    expect(await height()).toBe(before);
    await expect(header(page).locator('> div')).toHaveCSS('padding-top', '10px');
    expect(
      await header(page)
        .locator('> div')
        .evaluate((bar) => getComputedStyle(bar).backdropFilter),
    ).toContain('blur');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(header(page)).not.toHaveAttribute('data-scrolled');
  });

  test('the pricing link scrolls to #pricing on a page that has it', async ({ page }) => {
    await open(page, '/pricing');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Pricing' })
      .click();
    await expect(page).toHaveURL(/\/pricing#pricing$/);
    await expect(page.locator('#pricing')).toBeFocused();
  });

  test('leaves no strip of ground under itself while it shrinks', async ({ page }) => {
    await open(page, '/services');
    for (const top of [0, 11, 13, 15, 20]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await page.waitForTimeout(300);
      const strip = await page.evaluate(() => {
        const band = getComputedStyle(document.querySelector('main [data-tone="band"]')!);
        const before = getComputedStyle(document.body, '::before');
        return { band: band.backgroundColor, under: before.backgroundColor };
      });
      expect(strip.under).toBe(strip.band);
    }
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
  const sheet = (page: Page) => page.getByRole('navigation', { name: 'Mobile' });

  test('when closed its links cannot be focused', async ({ page }) => {
    await open(page, '/');
    const focusable = await sheet(page)
      .getByRole('link', { includeHidden: true })
      .evaluateAll((links) => links.filter((link) => link.checkVisibility()).length);
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

  test('follows the choice in another tab, and the system after a switch back', async ({
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
    await expect(root).not.toHaveAttribute('data-theme');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'light dark',
    );
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

test('what a key or a search focuses is there at once, without a smooth scroll', async ({
  page,
}) => {
  await open(page, '/services/seo');
  const [atOnce, later] = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('footer a')!.focus();
    const top = scrollY;
    await new Promise((resolve) => setTimeout(resolve, 400));
    return [top, scrollY];
  });
  expect(atOnce).toBeGreaterThan(1000);
  expect(later).toBe(atOnce);
});

test.describe('navigation', () => {
  test('focuses the heading, announces the title once and scrolls to the top', async ({ page }) => {
    await open(page, '/');
    const band = page.getByRole('navigation', { name: 'Explore' });
    await band.getByRole('link', { name: archiveLink }).press('Enter');
    await expect(page).toHaveURL('/archive');
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('output.sr-only', { hasText: await page.title() })).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('navigation cancels a smooth scroll', async ({ page }) => {
    await open(page, '/guides/seo/glossary');
    // The focus starts a long smooth scroll, and Enter comes before its end.
    const band = page.getByRole('navigation', { name: 'Explore' });
    await band.getByRole('link', { name: archiveLink }).press('Enter');
    await expect(page.locator('h1')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('back and forward restore the scroll position', async ({ page }) => {
    await open(page, '/');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const link = page.getByRole('link', { name: archiveLink });
    await link.focus();
    const position = () => page.evaluate(() => scrollY);
    const before = await position();
    expect(before).toBeGreaterThan(1000);
    await link.press('Enter');
    await expect(page.locator('h1')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(async () => Math.abs((await position()) - before)).toBeLessThan(5);
    await page.goForward();
    await expect(page).toHaveURL('/archive');
  });

  test('a fragment in the address scrolls to its target below the header', async ({ page }) => {
    for (const fragment of ['ecommerce-cases', 'saas-cases', 'local-cases', 'pricing', 'faq']) {
      await page.goto(`/#${fragment}`);
      await ready(page);
      await expect(page.locator(`#${fragment}`)).toBeInViewport();
      const top = () =>
        page.locator(`#${fragment}`).evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(top, { message: fragment }).toBeLessThan(200);
      expect(await top(), fragment).toBeGreaterThanOrEqual(-1);
    }
  });

  test('every link of the Explore section leads to its page', async ({ page }) => {
    await open(page, '/');
    for (const { label, to } of explore) {
      await page
        .getByRole('navigation', { name: 'Explore' })
        .getByRole('link', { name: label, exact: true })
        .press('Enter');
      await expect(page).toHaveURL(to);
      await expect(page.locator('h1')).toBeFocused();
    }
  });

  test('the address of a plan scrolls to it', async ({ page }) => {
    for (const [path, id] of [
      ['/', 'plan-growth'],
      ['/pricing', 'plan-growth-accelerator'],
      ['/services/seo/pricing', 'plan-seo-professional'],
    ] as const) {
      await open(page, `${path}#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
  });
});

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
    // Nothing went wrong: the mark has not the color of an error.
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

  test('Alt+T focuses the region; a notification stays under the pointer and closes by its button', async ({
    page,
  }) => {
    await open(page, '/');
    const region = page.getByRole('region', { name: 'Notifications' });
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
    const region = page.getByRole('region', { name: 'Notifications' });
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
    const region = page.getByRole('region', { name: 'Notifications' });
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

test('the copyright year follows the visitor’s clock', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-02-03T10:00:00'));
  await open(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText('2031');
});

test('a click before the scripts have loaded is replayed', async ({ page }) => {
  const faults = faultsOf(page);
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: contact.label }).first().click();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
  expect(faults).toEqual([]);
});

test('a submit before the scripts have loaded is replayed with the typed text', async ({
  page,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/');
  await page.getByLabel(home.hero.form.label).first().fill('early.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel(briefWords.fields.url)).toHaveValue(
    'early.example',
    {
      timeout: 30_000,
    },
  );
});

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
