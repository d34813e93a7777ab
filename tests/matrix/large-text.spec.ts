/** At twice the root font no text is cut and no page scrolls sideways. */
import { expect, test } from '@playwright/test';
import { open } from '../e2e/site.ts';
import { sampledAddresses } from './addresses.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const path of sampledAddresses) {
  test(`${path} fits a phone with the root font at 200 %`, async ({ page }) => {
    await open(page, path);
    const cut = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const width = document.documentElement.clientWidth;
      const scrolls = (element: Element) => {
        for (let at = element.parentElement; at; at = at.parentElement) {
          if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
        }
        return false;
      };
      const texts = [...document.querySelectorAll('main *, footer *, nav *')].filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('.sr-only, svg, [aria-hidden="true"]') &&
          [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
      );
      return texts
        .filter((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().right > width + 1 && !scrolls(element);
        })
        .map((element) => element.textContent);
    });
    expect(cut).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.body.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
}
