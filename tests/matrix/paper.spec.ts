/** On paper no text lies over other text, and none goes past the right edge. */
import { expect, test } from '@playwright/test';
import { open } from '../e2e/site.ts';
import { sampledAddresses } from './addresses.ts';

/** The width of Letter and A4 between the margins of a browser, in CSS px. */
test.use({ viewport: { width: 720, height: 1000 } });

for (const path of sampledAddresses) {
  test(`${path} is legible on paper`, async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const { count, covered, cut } = await page.evaluate(() => {
      /** A line of text with its element. */
      type Line = { readonly text: string; readonly box: DOMRect; readonly element: Element };
      const lines: Line[] = [];
      /** Text for screen readers only. */
      const isClipped = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const element = text.parentElement!;
        const isShown =
          text.data.trim() &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !element.closest('select') &&
          !isClipped(element);
        if (!isShown) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) {
          if (box.width > 2) lines.push({ text: text.data.trim(), box, element });
        }
      }
      lines.sort((one, other) => one.box.top - other.box.top);
      /** A box without what is empty above and below the letters: a tenth each of small text, a fifth of large. */
      const inked = ({ top, bottom, height }: DOMRect) => {
        const empty = height / (height > 30 ? 5 : 10);
        return { top: top + empty, bottom: bottom - empty };
      };
      const liesOver = ({ box: a }: Line, { box: b }: Line) => {
        const [one, other] = [inked(a), inked(b)];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return width > 3 && height > 2;
      };
      return {
        count: lines.length,
        covered: lines.flatMap((line, index) =>
          lines
            .slice(index + 1)
            .filter((other) => other.element !== line.element && liesOver(line, other))
            .map((other) => `${line.text} / ${other.text}`),
        ),
        cut: lines.filter(({ box }) => box.right > innerWidth + 1).map(({ text }) => text),
      };
    });
    expect(count).toBeGreaterThan(5);
    expect(covered, 'text over text').toEqual([]);
    expect(cut, 'past the right edge').toEqual([]);
  });
}
