import { expect, test } from '@playwright/test';
import { headerWords } from '#app/content/interface.ts';
import { site } from '#app/content/site.ts';
import { open, pageCount } from './site.ts';

for (const [path, pages] of [
  ['/pricing', 3],
  ['/services/seo/pricing', 3],
  ['/services/seo', 9],
] as const) {
  test(`${path} on paper has a letterhead, no buttons and at most ${pages} pages`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2031-02-03T10:00:00'));
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toContainText(site.email);
    await expect(page.getByText('February 3, 2031')).toBeVisible();
    for (const button of await page.locator('main :not(p) > [data-brief], main button').all()) {
      await expect(button).toBeHidden();
    }
    const ink = await page
      .getByRole('banner')
      .locator('path')
      .last()
      .evaluate((path) => getComputedStyle(path).fill);
    expect(ink).not.toBe(
      await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
    );
    const pdf = await page.pdf({ format: 'Letter', margin: { top: '12mm', bottom: '12mm' } });
    expect(pageCount(pdf)).toBeLessThanOrEqual(pages);
  });
}

for (const [path, pages] of [
  ['/', 8],
  ['/services', 3],
  ['/industries', 3],
  ['/archive', 2],
  ['/pricing', 3],
] as const) {
  test(`${path} with the margins of a browser takes at most ${pages} pages`, async ({ page }) => {
    await open(page, path);
    const margin = '0.4in';
    for (const format of ['Letter', 'A4']) {
      const pdf = await page.pdf({
        format,
        margin: { top: margin, right: margin, bottom: margin, left: margin },
      });
      expect(pageCount(pdf)).toBeLessThanOrEqual(pages);
    }
  });
}

for (const path of ['/services/seo', '/guides/seo/glossary', '/guides/local-seo/google-business']) {
  test(`no title of ${path} stays alone at the foot of a page`, async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const loose = await page
      .locator('main h2, main h3')
      .evaluateAll((titles) =>
        titles
          .filter((title) => getComputedStyle(title).breakAfter !== 'avoid')
          .map(({ textContent }) => textContent),
      );
    expect(loose).toEqual([]);
  });
}

test('where the browser prints backgrounds, the figures on cards can be read', async ({ page }) => {
  for (const [path, cards] of [
    ['/', '#kpi li'],
    ['/case-studies/ecommerce-seo-transformation', 'main li:has(> h3 > b)'],
  ] as const) {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const darkest = await page.locator(cards).evaluateAll((all) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      return Math.min(
        ...all.map((card) => {
          canvas.fillStyle = getComputedStyle(card).backgroundColor;
          canvas.fillRect(0, 0, 1, 1);
          const [, green = 0] = canvas.getImageData(0, 0, 1, 1).data;
          canvas.clearRect(0, 0, 1, 1);
          return green;
        }),
      );
    });
    expect(darkest).toBeGreaterThan(100);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a plan has an address of its own', async ({ page }) => {
  for (const [path, id] of [
    ['/', 'plan-growth'],
    ['/pricing', 'plan-growth-accelerator'],
    ['/services/seo/pricing', 'plan-seo-professional'],
  ] as const) {
    await open(page, `${path}#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test('the theme follows the choice in another tab, and the system after a switch back', async ({
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

test('no strip of ground shows under the shrinking header', async ({ page }) => {
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
