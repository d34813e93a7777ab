import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { bodyLetters, displayLetters } from '#scripts/font-letters.ts';
import { expectNoSidewaysScroll, faultsOf, open } from './site.ts';
import { addresses } from './whole-page.ts';

/** Pages that show more in use than at rest. */
const inUse: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '/industries/automotive': (page) =>
    page.locator('nav[aria-label="In this guide"] details').evaluate(show),
  '/guides/seo/glossary': (page) => page.goto('/guides/seo/glossary#serp'),
  '/guides/seo/technical-checklist': async (page) => {
    await page.locator('main input[type="checkbox"]').first().check();
    await page.locator('#sitemap-loads details').evaluate(show);
  },
  '/guides/local-seo/google-business': (page) => page.locator('#claim details').evaluate(show),
};
const show = (details: HTMLElement | SVGElement) => details.setAttribute('open', '');

/** Letters that a font was not cut for (see `scripts/font-letters.ts`), each with the text it stands in. */
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

for (const path of addresses) {
  test(`${path} runs without a fault, holds its width and passes every accessibility check`, async ({
    page,
  }) => {
    const faults = faultsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    expect(await lettersOutsideFonts(page)).toEqual([]);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
      await inUse[path]?.(page);
      await expectNoSidewaysScroll(page);
    }
    // The document itself of a miss is answered with 404, which the browser reports.
    expect(faults.filter((fault) => !/status of 404/.test(fault))).toEqual([]);
  });
}
