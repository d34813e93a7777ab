/** Tab through every page: each stop shows its focus, and no header or bar lies over it. */
import { expect, test } from '@playwright/test';
import { open } from '../e2e/site.ts';
import { seed } from '../tier.ts';
import { sampledAddresses } from './addresses.ts';

const sizes = [
  { width: 320, height: 256 },
  { width: 390, height: 664 },
  { width: 640, height: 450 },
  { width: 1280, height: 720 },
];
/** More than any page has. */
const mostStops = 1200;

for (const [index, path] of sampledAddresses.entries()) {
  // An address is tried at one of the sizes, which the seed chooses.
  const size = sizes[(index + seed) % sizes.length]!;
  test(`${path} at ${size.width}×${size.height} shows every focused control`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, path);
    const faults: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      let stops = 0;
      for (; stops < mostStops; stops += 1) {
        await page.keyboard.press(key);
        const fault = await page.evaluate(focusFault);
        if (fault === 'outside') break;
        if (fault) faults.push(`${key} ${stops}: ${fault}`);
      }
      expect(stops, key).toBeGreaterThan(10);
      expect(stops, key).toBeLessThan(mostStops);
    }
    expect(faults).toEqual([]);
  });
}

/** What is wrong with the focused element, or `outside` if the page has no focus. */
async function focusFault(): Promise<string | undefined> {
  // A row of filters scrolls sideways in the next frame. A headless browser may draw none, so the wait ends without it.
  await Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    new Promise((resolve) => setTimeout(resolve, 1000)),
  ]);
  const element = document.activeElement;
  if (!element || element === document.body) return 'outside';
  const name = `${element.tagName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
  // A link may be broken into two lines.
  const [rect] = element.getClientRects();
  if (!rect) return `${name} has no box`;
  const top = Math.max(rect.top, 0);
  const bottom = Math.min(rect.bottom, innerHeight);
  const left = Math.max(rect.left, 0);
  const right = Math.min(rect.right, innerWidth);
  if (bottom - top < Math.min(rect.height, 16) || right - left < Math.min(rect.width, 16)) {
    return `${name} is off the screen: ${Math.round(rect.top)} to ${Math.round(rect.bottom)} px`;
  }
  /** The fixed or sticky element that is or contains it. */
  const floating = (inner: Element | null) => {
    for (let at = inner; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    }
    return null;
  };
  const hit = floating(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  // Its own tooltip may lie over a word. Escape closes it.
  if (hit && !hit.contains(element) && !element.parentElement?.contains(hit)) {
    return `${name} is under ${hit.tagName}.${hit.className}`;
  }
  const { parentElement } = element;
  const isMarked = [
    element,
    parentElement,
    parentElement?.parentElement,
    // The link of a card marks the card.
    element.closest('article, li'),
  ].some((one) => one && getComputedStyle(one).outlineStyle !== 'none');
  return isMarked ? undefined : `${name} shows no focus`;
}
