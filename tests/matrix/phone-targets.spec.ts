/** A finger hits every control on a phone: it is at least 44 px high. A link in a sentence is as high as its line. */
import { expect, test } from '@playwright/test';
import { open } from '../e2e/site.ts';
import { sampledAddresses } from './addresses.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const path of sampledAddresses) {
  test(`the controls of ${path} are at least 44 px high on a phone`, async ({ page }) => {
    await open(page, path);
    expect(await page.evaluate(lowControls)).toEqual([]);
  });
}

/** Controls below 44 px, each with its height in px. */
function lowControls(): string[] {
  /** Whether the whole card is the target, because a layer of the link covers it. */
  const coversCard = (control: Element) => {
    const { content, position, top, bottom } = getComputedStyle(control, '::after');
    return content !== 'none' && position === 'absolute' && top === '0px' && bottom === '0px';
  };
  /** Whether other words stand beside it on its line. */
  const isInSentence = (control: Element) => {
    const block = control.closest('p, li, dd, td, figcaption');
    const isInline = getComputedStyle(control).display.startsWith('inline');
    return isInline && block?.textContent?.trim() !== control.textContent?.trim();
  };
  return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
    .filter((control) => control.checkVisibility() && !isInSentence(control))
    .filter((control) => !coversCard(control))
    .map((control) => {
      const target = control.closest('label') ?? control;
      return { text: control.textContent?.trim(), height: target.getBoundingClientRect().height };
    })
    .filter(({ height }) => height > 1 && height < 43.5)
    .map(({ text, height }) => `${text}: ${Math.round(height)} px`);
}
