/** Layout shifts of a page, as the browser reports them. */
import type { Page } from '@playwright/test';

declare global {
  /** Set by `recordShifts`: "<value> <elements that moved>" of each shift. */
  var shifts: string[];
}

/** An entry of the Layout Instability API, which TypeScript's DOM types lack. */
type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
};

/** Lets the page record its layout shifts from the next load on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    const isShift = (entry: PerformanceEntry): entry is LayoutShift =>
      entry.entryType === 'layout-shift';
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries().filter(isShift)) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName,
        );
        globalThis.shifts.push(`${value} ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Takes the recorded shifts: the next call returns later ones. */
export const takeShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => globalThis.shifts.splice(0));

/** The sum of the values of shifts. */
export const sumOf = (shifts: readonly string[]): number =>
  shifts.reduce((sum, one) => sum + parseFloat(one), 0);
