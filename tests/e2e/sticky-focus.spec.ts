/** Focus in what sticks to the top of a scrolled page leaves the page where it is. */
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
