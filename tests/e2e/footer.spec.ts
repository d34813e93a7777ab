import { expect, test } from '@playwright/test';
import { open } from './site.ts';

test('the copyright year follows the visitor’s clock', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-02-03T10:00:00'));
  await open(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText('2031');
});

for (const width of [390, 768, 1280]) {
  test(`at ${width} px the links of a longer Explore section stand apart`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const places = await page.locator('nav[aria-labelledby="explore"] ul').evaluate((list) => {
      for (let added = 0; added < 4; added += 1) {
        list.append(list.lastElementChild!.cloneNode(true));
      }
      return [...list.children].map((item) => {
        const { left, top } = item.getBoundingClientRect();
        return `${Math.round(left)} ${Math.round(top)}`;
      });
    });
    expect(new Set(places).size).toBe(places.length);
    expect(new Set(places.map((place) => place.split(' ')[0])).size).toBe(width < 704 ? 2 : 3);
  });
}
