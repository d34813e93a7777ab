/** What sticks to the top of a scrolled page: focus in it scrolls nothing, and the page scrolls to below it. */
import { expect, test, type Page } from '@playwright/test';
import { open } from './site.ts';

const pages = [
  '/services',
  '/services/seo/pricing',
  '/industries/automotive',
  '/guides/seo/beginners-guide',
  '/guides/seo/glossary',
  '/guides/seo/technical-checklist',
  '/guides/ppc/google-ads-setup',
];
const far = 2500;

/** Focuses each visible control in a stuck element, and collects those that scrolled the page. */
const scrolledBy = (page: Page) =>
  page.evaluate((top) => {
    // Not one that its section pushes off at its end: the focus scrolls that into view.
    const isAtItsTop = (element: Element) => {
      const { position, top: distance } = getComputedStyle(element);
      const { top: from } = element.getBoundingClientRect();
      return position === 'sticky' && Math.abs(from - parseFloat(distance)) < 1;
    };
    const stuck = (element: Element | null): boolean =>
      element !== null && (isAtItsTop(element) || stuck(element.parentElement));
    const reset = () => scrollTo({ top, behavior: 'instant' });
    reset();
    const inBars = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input')]
      .filter((control) => control.checkVisibility() && stuck(control))
      .filter((control) => {
        const { top: from, bottom } = control.getBoundingClientRect();
        return from >= 0 && bottom < 200;
      });
    const scrolls = (control: HTMLElement) => {
      reset();
      control.focus();
      return Math.abs(scrollY - top) > 2;
    };
    return {
      count: inBars.length,
      scrolled: inBars.filter(scrolls).map(({ innerText }) => innerText),
    };
  }, far);

for (const width of [1280, 390]) {
  for (const path of pages) {
    test(`the focus in the bars of ${path} does not scroll the page at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      const { count, scrolled } = await scrolledBy(page);
      expect(count).toBeGreaterThan(2);
      expect(scrolled).toEqual([]);
    });
  }
}

/** How far the lowest bar that sticks across the page reaches beyond the page's scroll padding, in px. */
const hiddenBelowPadding = (page: Page) =>
  page.evaluate((top) => {
    scrollTo({ top, behavior: 'instant' });
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const bottoms = [...document.querySelectorAll('header, nav, div')].flatMap((element) => {
      if (getComputedStyle(element).position !== 'sticky') return [];
      const { top: from, bottom, width } = element.getBoundingClientRect();
      return from >= 0 && from < 100 && width > innerWidth * 0.8 ? [bottom] : [];
    });
    return Math.max(...bottoms) - parseFloat(scrollPaddingTop);
  }, far);

for (const path of pages) {
  test(`focused links of ${path} are scrolled to below its bars`, async ({ page }) => {
    await open(page, path);
    for (const width of [320, 390, 768, 960, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await hiddenBelowPadding(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
