/** The content container is at most 1200 px wide: no card, bar or table is wider on a wide screen. */
import { expect, test } from '@playwright/test';
import { open } from '../e2e/site.ts';
import { sampledAddresses } from './addresses.ts';

/** CSS pixels, from the specification. */
const container = 1200;

for (const path of sampledAddresses) {
  test(`${path} keeps what it holds within the container`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(wideBoxes, container);
      expect(wide, `${width} px`).toEqual([]);
    }
  });
}

/**
 * Painted boxes that leave the container and are not as wide as the window. A picture or a decoration that
 * assistive technology skips may bleed, and what scrolls sideways (the carousel) may be longer than its frame.
 */
function wideBoxes(limit: number): string[] {
  const pageWide = document.documentElement.clientWidth;
  const left = (pageWide - limit) / 2 - 1;
  const right = left + limit + 2;
  const scrolls = (element: Element): boolean => {
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(outer).overflowX)) return true;
    }
    return false;
  };
  const looks = (element: Element) => {
    const { backgroundColor, borderTopWidth, boxShadow } = getComputedStyle(element);
    const painted = !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    return painted || borderTopWidth !== '0px' || boxShadow !== 'none';
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      if (
        element.closest('svg, picture, [popover], [aria-hidden="true"]') ||
        element.matches('img')
      ) {
        return false;
      }
      const box = element.getBoundingClientRect();
      if (box.height <= 1 || box.width <= 1 || box.width >= pageWide) return false;
      // The skip link is clipped to nothing until it has the focus.
      if (getComputedStyle(element).clipPath === 'inset(50%)') return false;
      if (box.left >= left && box.right <= right) return false;
      const isTable = element.matches('table, [role="table"]');
      return (isTable || looks(element)) && !scrolls(element);
    })
    .map((element) => {
      const box = element.getBoundingClientRect();
      const name = `${element.tagName.toLowerCase()}.${element.className}`;
      return `${name}: ${Math.round(box.left)} to ${Math.round(box.right)} px`;
    });
}
