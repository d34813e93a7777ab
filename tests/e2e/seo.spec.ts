import { expect, test, type Page } from '@playwright/test';
import { sampleCompanies } from '#app/content/samples/logos.ts';
import { seo } from '#app/content/seo.ts';
import { open, ready } from './site.ts';

const ids = seo.services.services.map(({ id }) => id);
const panel = (page: Page, id: string) => page.locator(`#service-${id}`);
const tab = (page: Page, title: string) => page.getByRole('tab', { name: title, exact: true });

async function expectOpen(page: Page, wanted: string) {
  for (const id of ids) {
    if (id === wanted) await expect(panel(page, id)).toBeVisible();
    else await expect(panel(page, id)).toBeHidden();
  }
}

test.describe('tabs', () => {
  test('have one tab stop; arrows, Home and End move', async ({ page }) => {
    await open(page, '/services/seo');
    await expectOpen(page, 'audit');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(ids.length);
    await expect(page.locator('[role="tab"][tabindex="0"]')).toHaveCount(1);

    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expectOpen(page, 'keyword');
    await page.keyboard.press('End');
    await expect(tabs.last()).toBeFocused();
    await expectOpen(page, 'ecommerce');
    await page.keyboard.press('ArrowRight');
    await expectOpen(page, 'audit');
    await page.keyboard.press('ArrowLeft');
    await expectOpen(page, 'ecommerce');
    await page.keyboard.press('Home');
    await expect(tabs.first()).toBeFocused();
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await expect(panel(page, 'audit').locator(':focus')).toHaveCount(1);
  });

  test('are vertical: up and down move too, and each panel is labelled by its tab', async ({
    page,
  }) => {
    await open(page, '/services/seo');
    await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowDown');
    await expectOpen(page, ids[1]!);
    await page.keyboard.press('ArrowUp');
    await expectOpen(page, ids[0]!);
    for (const id of ids) {
      const owner = tabs.and(page.locator(`[aria-controls="service-${id}"]`));
      await expect(panel(page, id)).toHaveAttribute(
        'aria-labelledby',
        (await owner.getAttribute('id'))!,
      );
    }
  });

  test('open by click without scrolling or changing the address', async ({ page }) => {
    await open(page, '/services/seo');
    // Hovering first may scroll, so that afterwards only the click could.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await tab(page, 'Local SEO').hover();
    const before = await page.evaluate(() => scrollY);
    await tab(page, 'Local SEO').click();
    await expectOpen(page, 'local');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(page).toHaveURL('/services/seo');
    await expect(
      panel(page, 'local').locator('a[role="button"]', { hasText: 'Get Started With Local SEO' }),
    ).toBeVisible();
  });

  test('a click replaces the fragment of another panel, so a reload opens the same panel', async ({
    page,
  }) => {
    await open(page, '/services/seo#service-link');
    await expectOpen(page, 'link');
    await tab(page, 'Local SEO').click();
    await expectOpen(page, 'local');
    await expect(page).toHaveURL('/services/seo#service-local');
    await page.reload();
    await ready(page);
    await expectOpen(page, 'local');
  });

  test('Back from the fragment of a panel opens the first panel again', async ({ page }) => {
    await open(page, '/services/seo');
    await page.locator('a[href="#service-technical"]:not([role])').click();
    await expect(panel(page, 'technical')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/services/seo');
    await expect(panel(page, 'technical')).toBeHidden();
    await expect(panel(page, 'audit')).toBeVisible();
  });

  test('an unknown fragment opens the first one and throws nothing', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    for (const hash of ['#service-', '#service-%', '#service-"]x', '#services']) {
      await open(page, `/services/seo${hash}`);
      await expectOpen(page, 'audit');
    }
    expect(errors).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('are horizontal: up and down scroll the page', async ({ page }) => {
      await open(page, '/services/seo');
      await expect(page.getByRole('tablist')).not.toHaveAttribute('aria-orientation');
      await page.getByRole('tab').first().focus();
      const before = await page.evaluate(() => scrollY);
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
      await expectOpen(page, ids[0]!);
      await page.keyboard.press('ArrowRight');
      await expectOpen(page, ids[1]!);
    });

    test('open by tap, and the list scrolls to the chosen tab', async ({ page }) => {
      await open(page, '/services/seo#service-ecommerce');
      await expectOpen(page, 'ecommerce');
      await tab(page, 'Content SEO').tap();
      await expectOpen(page, 'content');
      await expect(tab(page, 'Content SEO')).toBeInViewport();
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('all panels are visible', async ({ page }) => {
      await page.goto('/services/seo');
      for (const id of ids) await expect(panel(page, id)).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(0);
    });
  });

  test('all panels are visible if the scripts fail to load', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/services/seo');
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    for (const id of ids) await expect(panel(page, id)).toBeVisible();
  });

  test('all panels are printed', async ({ page }) => {
    await open(page, '/services/seo');
    await page.emulateMedia({ media: 'print' });
    for (const id of ids) await expect(panel(page, id)).toBeVisible();
  });
});

test.describe('carousel', () => {
  const carousel = (page: Page) =>
    page.getByRole('region', { name: seo.stories.title, exact: true });
  const next = (page: Page) => page.getByRole('button', { name: 'Next client story' });
  const previous = (page: Page) => page.getByRole('button', { name: 'Previous client story' });

  const count = seo.stories.stories.length;
  const positions = Array.from({ length: count }, (_, index) => index + 1);

  test('labels its slides, moves by its buttons and disables them at the ends', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 500, height: 900 });
    await open(page, '/services/seo');
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
    for (const position of positions) {
      await expect(
        page.getByRole('group', { name: `${position} of ${count}`, exact: true }),
      ).toHaveCount(1);
    }
    await expect(previous(page)).toHaveAttribute('aria-disabled', 'true');
    await next(page).focus();
    for (const position of positions.slice(1)) {
      await page.keyboard.press('Enter');
      await expect(carousel(page).getByRole('status')).toHaveText(`${position} of ${count}`);
      await expect(page.getByRole('group', { name: `${position} of ${count}` })).toBeInViewport();
    }
    await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(next(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(carousel(page).getByRole('status')).toHaveText(`${count} of ${count}`);
    await previous(page).click();
    await expect(carousel(page).getByRole('status')).toHaveText(`${count - 1} of ${count}`);
  });

  test('says which slides are in view where several are', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 3200, height: 900 });
    await open(page, '/services/seo');
    const status = carousel(page).getByRole('status');
    await expect(status).toHaveText(`1-2 of ${count}`);
    for (const position of positions.slice(2)) {
      await next(page).click();
      await expect(status).toHaveText(`${position - 1}-${position} of ${count}`);
    }
  });

  test('counts each of several quick presses', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/services/seo');
    await next(page).scrollIntoViewIfNeeded();
    await next(page).evaluate((button, presses) => {
      for (let press = 0; press < presses; press += 1) (button as HTMLElement).click();
    }, count - 1);
    await expect(carousel(page).getByRole('status')).toHaveText(`${count} of ${count}`);
  });

  test('moves on from the slide in view if the browser has no scrollend event', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 500, height: 900 });
    await page.addInitScript(() =>
      addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true),
    );
    await open(page, '/services/seo');
    const status = carousel(page).getByRole('status');
    await next(page).click();
    await expect(status).toHaveText(`2 of ${count}`);
    await carousel(page)
      .locator('[tabindex="0"]')
      .evaluate((track) => track.scrollTo({ left: 0 }));
    await expect(status).toHaveText(`1 of ${count}`);
    await next(page).click();
    await expect(status).toHaveText(`2 of ${count}`);
  });

  test('does not move by itself', async ({ page }) => {
    await open(page, '/services/seo');
    const track = carousel(page).locator('[tabindex="0"]');
    await carousel(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(1500);
    const { left, room } = await track.evaluate((element) => ({
      left: element.scrollLeft,
      room: element.scrollWidth - element.clientWidth,
    }));
    expect(room).toBeGreaterThan(0);
    expect(left).toBe(0);
  });

  test('its row scrolls by keyboard', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/services/seo');
    const track = carousel(page).locator('[tabindex="0"]');
    await track.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('all stories are in the page, and its buttons are hidden', async ({ page }) => {
      await page.goto('/services/seo');
      for (const { quote } of seo.stories.stories) {
        await expect(page.getByText(quote)).toBeAttached();
      }
      await expect(next(page)).toBeHidden();
    });
  });
});

test('the plan comparison is a table with a caption and row headers', async ({ page }) => {
  await open(page, '/services/seo');
  const table = page.getByRole('table', { name: seo.plans.caption });
  await expect(table.getByRole('columnheader')).toHaveCount(seo.plans.plans.length + 1);
  for (const { label, values } of seo.plans.rows) {
    const row = table.getByRole('row', { name: new RegExp(`^${label}`) });
    await expect(row.getByRole('rowheader')).toHaveText(label);
    await expect(row.getByRole('cell')).toHaveText([...values]);
  }
  for (const { action } of seo.plans.plans) {
    await expect(table.locator('a[role="button"]', { hasText: action.label })).toBeVisible();
  }
});

test('the difference is a table with row headers', async ({ page }) => {
  await open(page, '/services/seo');
  const table = page.getByRole('table', { name: seo.difference.caption });
  await expect(table.getByRole('columnheader')).toHaveText([...seo.difference.columns]);
  await expect(table.getByRole('rowheader')).toHaveCount(seo.difference.rows.length);
});

test('a partner logo that fails to load is replaced by the placeholder', async ({ page }) => {
  const { tallyhouse, brightwater } = sampleCompanies;
  await page.route(/partner-tallyhouse/, (route) => route.abort());
  await open(page, '/services/seo');
  const logo = page.getByRole('img', { name: tallyhouse.name });
  await logo.scrollIntoViewIfNeeded();
  await expect(logo).toHaveAttribute('src', /placeholder/);
  await expect(page.getByRole('img', { name: brightwater.name })).not.toHaveAttribute(
    'src',
    /placeholder/,
  );
});
