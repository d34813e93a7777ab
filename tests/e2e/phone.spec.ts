import { expect, test } from '@playwright/test';
import { filterWords } from '#app/content/filters.ts';
import { headerWords } from '#app/content/interface.ts';
import { contact } from '#app/content/navigation.ts';
import { home } from '#app/content/home.ts';
import { site } from '#app/content/site.ts';
import { hubWords } from '#app/guides/words.ts';
import { firstInteraction, notification, open } from './site.ts';

test.use({ viewport: { width: 390, height: 664 } });

for (const [path, text] of [
  ['/archive', 'seo'],
  ['/industries', 'law'],
  ['/guides/all', 'glossary'],
  ['/guides/seo/glossary', 'canonical'],
] as const) {
  test(`Enter in the search of ${path} leads to the results`, async ({ page }) => {
    await open(page, path);
    const field = page.getByRole('searchbox');
    await field.click();
    await field.fill(text);
    const count = page.locator('[data-result-count]');
    const shown = page.locator('label', { has: field }).getByText(/\d+/).first();
    await expect(shown).toBeInViewport();
    await field.press('Enter');
    await expect(count).toBeFocused();
    await expect(count).toBeInViewport({ ratio: 1 });
    const { top, headerBottom } = await count.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      headerBottom: document.querySelector('header')!.firstElementChild!.getBoundingClientRect()
        .bottom,
    }));
    expect(top).toBeGreaterThanOrEqual(headerBottom);
  });
}

test('the keyboard shows each letter of the scrolling bar of a glossary whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/guides/seo/glossary');
  const letters = page.locator('nav[aria-label="Letters"] a');
  await letters.first().focus();
  for (const letter of await letters.all()) {
    await expect(letter).toBeFocused();
    await expect(letter).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
});

test('a button opens the filters of guides, which stay open until they are closed', async ({
  page,
}) => {
  const { label, done } = hubWords.sheet;
  await open(page, '/guides/all');
  const filters = page.getByRole('complementary', { name: label });
  await expect(filters).toBeHidden();
  const opener = page.getByRole('button', { name: label });
  await opener.click();
  const options = filters.locator('li button');
  for (const option of await options.all()) await expect(option).toBeInViewport({ ratio: 1 });
  await options.first().click();
  await expect(options.first()).toHaveAttribute('aria-pressed', 'true');
  await filters.getByRole('button', { name: done }).click();
  await expect(filters).toBeHidden();
  await expect(opener).toContainText('1');
  await expect(opener).toBeFocused();
});

for (const [address, name] of [
  ['/case-studies?category=ai-automation', 'AI Automation'],
  ['/services/seo#service-ecommerce', 'E-commerce SEO'],
] as const) {
  test(`${address} shows the chosen option in its row`, async ({ page }) => {
    await open(page, address);
    const chosen = page
      .locator('[aria-pressed="true"], [aria-selected="true"]')
      .filter({ hasText: name });
    const isWhole = () =>
      chosen.evaluate((option) => {
        const { left, right } = option.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      });
    await expect.poll(isWhole).toBe(true);
  });
}

test('the call to action stays in reach on the way down a long page', async ({ page }) => {
  const call = page.getByRole('banner').getByRole('button', { name: contact.label });
  for (const width of [375, 390, 768]) {
    await page.setViewportSize({ width, height: 664 });
    await open(page, '/');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2 }));
    await expect(call).toBeInViewport({ ratio: 1 });
    await call.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
});

test('a tapped guide card shows its guides on the screen', async ({ page }) => {
  await open(page, '/');
  const card = page.locator('main li:has(> button[aria-controls])').first();
  const button = card.getByRole('button');
  // At the lower edge of the screen.
  await button.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(card.getByRole('link').last()).toBeInViewport({ ratio: 1 });
});

for (const [path, name] of [
  ['/guides/seo/beginners-guide', 'Chapters'],
  ['/industries/automotive', 'Table of contents'],
] as const) {
  for (const way of ['a press elsewhere', 'Escape'] as const) {
    test(`${way} closes the contents of ${path}`, async ({ page }) => {
      await open(page, path);
      const list = page.locator(`nav[aria-label="${name}"] details`);
      // The bar is under the header, with text below the open list.
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      await list.locator('summary').click();
      await expect(list).toHaveAttribute('open', '');
      // Firefox and WebKit on touch leave the focus on the page.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      if (way === 'Escape') await page.keyboard.press('Escape');
      // In the margin, where no link is.
      else await page.mouse.click(8, 655);
      await expect(list).not.toHaveAttribute('open');
    });
  }
}

test.describe('on a tablet on its side', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

  test('the chapters are a list with their titles', async ({ page }) => {
    await open(page, '/guides/seo/beginners-guide');
    const bar = page.getByRole('navigation', { name: 'Chapters', exact: true });
    await bar.locator('summary').tap();
    for (const link of await bar.getByRole('link').all()) {
      const title = (await link.locator('span').boundingBox())!;
      expect(title.width).toBeGreaterThan(40);
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test('Escape returns the focus that Alt+T took', async ({ page }) => {
  await open(page, '/');
  await firstInteraction(page);
  const menu = page.getByRole('button', { name: headerWords.menu, exact: true });
  await menu.focus();
  await page.keyboard.press('Alt+t');
  await expect(menu).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(notification(page, 'About')).toBeVisible();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(menu).toBeFocused();
});

for (const height of [664, 360]) {
  test(`the bar of letters never covers the focused link at ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height });
    await open(page, '/guides/seo/glossary');
    await page.locator('#terms a').first().focus();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press(step < 15 ? 'Tab' : 'Shift+Tab');
      const covered = await page.evaluate(() => {
        const element = document.activeElement!;
        // A link may be broken into two lines.
        const { left, right, top, bottom } = element.getClientRects()[0]!;
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return found !== element && !element.contains(found) ? element.textContent : null;
      });
      expect(covered).toBeNull();
    }
  });
}

test('the count keeps clear of the header after "Clear all filters"', async ({ page }) => {
  await open(page, '/archive?q=nothingmatchesthis');
  await page.getByRole('button', { name: filterWords.empty.clear }).click();
  const count = page.locator('[data-result-count]');
  await expect(count).toBeFocused();
  const hit = await count.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 4, top + 4));
  });
  expect(hit).toBe(true);
});

test.describe('in forced colors', () => {
  test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { forcedColors: 'active' } });

  test('fields, cards and menus have an edge', async ({ page }) => {
    await open(page, '/');
    const edges = await page.evaluate(() => {
      const edged = (element: Element | null | undefined) => {
        const style = element && getComputedStyle(element);
        return style ? style.borderTopStyle !== 'none' && style.borderTopWidth !== '0px' : false;
      };
      return {
        field: edged(document.querySelector('main form > div')),
        plan: edged(document.querySelector('#pricing article')),
        kpi: edged(document.querySelector('#kpi h3')?.closest('li, article, [class*="card"]')),
        menu: edged(document.querySelector('header [popover] > *')),
      };
    });
    expect(edges).toEqual({ field: true, plan: true, kpi: true, menu: true });
  });

  for (const path of [
    '/',
    '/services/seo',
    '/services/seo/pricing',
    '/guides/seo/beginners-guide',
  ]) {
    test(`the logo and the texts of the charts of ${path} can be read`, async ({ page }) => {
      await open(page, path);
      const { count, faint } = await page.evaluate(() => {
        const canvas = document.createElement('canvas').getContext('2d', {
          willReadFrequently: true,
        })!;
        const lightness = (color: string) => {
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const ground = lightness(getComputedStyle(document.body).backgroundColor);
        const drawn = [
          ...document.querySelectorAll('main svg text, header a > svg g > path:last-child'),
        ].filter((one) => one.checkVisibility());
        return {
          count: drawn.length,
          faint: drawn
            .filter((one) => Math.abs(lightness(getComputedStyle(one).fill) - ground) < 100)
            .map((one) => one.textContent || one.tagName),
        };
      });
      expect(count).toBeGreaterThan(0);
      expect(faint).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button of the audit form is a mail link', async ({ page }) => {
    await page.goto('/');
    const form = page.locator('main form').first();
    const link = form.getByRole('link', { name: home.hero.form.submit.label });
    await expect(link).toBeVisible();
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^mailto:${site.email}`));
    await expect(form.getByRole('button')).toBeHidden();
  });
});
