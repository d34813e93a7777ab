/**
 * Accessibility, fonts and width of every address. The quick tier runs axe once on each address, in one of four
 * combinations of width and theme; the matrix runs all of them on each.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { bodyLetters, displayLetters } from '#scripts/font-letters.ts';
import { expectNoSidewaysScroll, faultsOf, open } from '../e2e/site.ts';
import { isMatrix } from '../tier.ts';
import { allAddresses } from './addresses.ts';
import { clippedText } from './page-content.ts';

const openDetails = (selector: string) => (page: Page) =>
  page.locator(selector).evaluate((details) => details.setAttribute('open', ''));

/** Interactions that reveal content of a page. */
const reveal: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '/industries/automotive': openDetails('nav[aria-label="Table of contents"] details'),
  '/guides/seo/glossary': (page) => page.goto('/guides/seo/glossary#serp'),
  '/guides/seo/technical-checklist': async (page) => {
    await page.locator('main li input[type="checkbox"]').first().check();
    await openDetails('#sitemap-loads details')(page);
  },
};

/** Letters that a subset font lacks (see `scripts/font-letters.ts`), each with the text that contains it. */
const lettersOutsideFonts = (page: Page) =>
  page.evaluate(
    (letters) => {
      const found = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, nodeValue } = walker.currentNode;
        if (!parentElement || /^(?:SCRIPT|STYLE|NOSCRIPT)$/.test(parentElement.tagName)) continue;
        const [family = ''] = getComputedStyle(parentElement).fontFamily.split(',');
        const known = letters[family.replaceAll('"', '')];
        if (known === undefined) continue;
        for (const letter of nodeValue ?? '') {
          if (!known.includes(letter) && letter !== '\n') found.add(`${letter}: ${nodeValue}`);
        }
      }
      return [...found];
    },
    { Gabarito: displayLetters, Figtree: bodyLetters } as Record<string, string>,
  );

/** The rules of axe that depend on colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const variants = [1280, 390].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
const widths = isMatrix ? [320, 390, 640, 768, 1024, 1280, 1440, 1920] : [320];

for (const [index, path] of allAddresses.entries()) {
  test(`${path} has no accessibility violation, no overflow and no error`, async ({ page }) => {
    const faults = faultsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    expect(await lettersOutsideFonts(page)).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoSidewaysScroll(page);
      expect(await clippedText(page), `${width} px`).toEqual([]);
    }
    const checked = isMatrix ? variants : [variants[index % variants.length]!];
    for (const { width, colorScheme } of checked) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await reveal[path]?.(page);
      // The site has no frames. The mode for pages with frames takes twice as long.
      const axe = new AxeBuilder({ page }).setLegacyMode();
      // A theme changes colors only, so the matrix tries the other rules in the light one.
      if (isMatrix && colorScheme === 'dark') axe.withRules(colorRules);
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
    // The browser reports the status 404 of not-found documents.
    expect(faults.filter((fault) => !/status of 404/.test(fault))).toEqual([]);
  });
}
