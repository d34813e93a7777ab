import { expect, test } from '@playwright/test';
import { site } from '#app/content/site.ts';
import { contrast } from '#tests/contrast.ts';
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
    for (const button of await page.locator('main :not(p) > a[role="button"], main button').all()) {
      await expect(button).toBeHidden();
    }
    const ink = await page
      .getByRole('banner')
      .locator('a[href="/"] path')
      .last()
      .evaluate((path) => {
        const canvas = document.createElement('canvas').getContext('2d')!;
        canvas.fillStyle = getComputedStyle(path).fill;
        canvas.fillRect(0, 0, 1, 1);
        const channels = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
        return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
      });
    expect(contrast(ink, '#ffffff')).toBeGreaterThanOrEqual(4.5);
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
  test(`every title of ${path} forbids a page break after it`, async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const titles = page.locator('main h2, main h3');
    expect(await titles.count()).toBeGreaterThan(5);
    const loose = await titles.evaluateAll((titles) =>
      titles
        .filter((title) => getComputedStyle(title).breakAfter !== 'avoid')
        .map(({ textContent }) => textContent),
    );
    expect(loose).toEqual([]);
  });
}

test('where the browser prints backgrounds, the figures on cards can be read', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  const cards = page.locator('#kpi li');
  await expect(cards.first()).toBeVisible();
  const darkest = await cards.evaluateAll((all) => {
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
});
