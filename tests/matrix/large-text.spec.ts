/** At larger root fonts no text is cut and no page scrolls sideways. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoSidewaysScroll, open } from '../e2e/site.ts';
import { sampledAddresses } from './addresses.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** In %, up to the doubled size that WCAG asks for. All get the layout for large text, which begins at about 125. */
const sizes = [200, 150, 140];

for (const path of sampledAddresses) {
  test(`${path} fits a phone with a larger root font`, async ({ page }) => {
    await open(page, path);
    for (const size of sizes) await expectNoCutText(page, size);
  });
}

async function expectNoCutText(page: Page, size: number): Promise<void> {
  const cut = await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
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
        // Text for screen readers only.
        element.getBoundingClientRect().width !== 1 &&
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
  }, size);
  expect(cut, `${size} %`).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.body.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** As an extension does. The policy of the site does not apply to adopted stylesheets. */
const doubleRootFont = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% !important }');
  document.adoptedStyleSheets.push(sheet);
};

/** What is past the right edge of the window in the header, and the words of the contents bar that are broken. */
const faultsOfBars = (page: Page) =>
  page.evaluate(() => {
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const past = visible('header:has([aria-label="Main"]) :is(a, button, svg)').filter(
      (element) => element.getBoundingClientRect().right > innerWidth,
    );
    const broken: string[] = [];
    for (const bar of visible('main nav summary')) {
      const texts = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { index, 0: word } of (text as Text).data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
    }
    return { past: past.map(({ outerHTML }) => outerHTML), broken };
  });

for (const path of ['/industries/automotive', '/guides/seo/beginners-guide', '/services/seo']) {
  for (const time of ['before', 'after'] as const) {
    test(`the sticky bars of ${path} fit phones with a stylesheet for 200 % added ${time} the load`, async ({
      page,
    }) => {
      if (time === 'before') await page.addInitScript(doubleRootFont);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await open(page, path);
        if (time === 'after') await page.evaluate(doubleRootFont);
        await page.evaluate(() => window.scrollTo({ top: 4500, behavior: 'instant' }));
        await expect(page.locator('header[data-scrolled]')).toBeVisible();
        await expectNoSidewaysScroll(page);
        expect(await faultsOfBars(page)).toEqual({ past: [], broken: [] });
      }
    });
  }
}
