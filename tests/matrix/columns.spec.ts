/**
 * In a wide window the text of a long read and of an industry guide is one column without gaps, and the blocks beside
 * it cover nothing. A gap says that a block of the file has to move: see the columns in app/guides/README.md.
 */
import { expect, test, type Page } from '@playwright/test';
import { articleEntries, guideEntries } from '#app/guides/entries.ts';
import { open } from '../e2e/site.ts';
import { isMatrix } from '../tier.ts';

/** The largest space in px above text: that of a heading, and the padding of a line. */
const largestGap = 60;

const paths = [...guideEntries, ...articleEntries].map(({ path }) => path);

for (const width of isMatrix ? [1024, 1280, 1440, 1920] : [1440]) {
  test(`text in columns has no gaps at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    let columns = 0;
    for (const path of paths) {
      await open(page, path);
      const { beside, faults } = await columnFaults(page);
      expect(faults, path).toEqual([]);
      columns += beside;
    }
    expect(columns).toBeGreaterThan(20);
  });
}

/** The number of blocks beside text, and the text with a gap above it or a block over it. */
function columnFaults(page: Page) {
  return page.locator('article > section > div').evaluateAll((bodies, largest) => {
    const starts = (element: Element) => element.textContent.trim().slice(0, 40);
    const faults: string[] = [];
    let beside = 0;
    for (const body of bodies) {
      const { left, width } = body.getBoundingClientRect();
      const blocks = [...body.children].map((element) => ({
        element,
        rect: element.getBoundingClientRect(),
      }));
      const isLeft = ({ rect }: (typeof blocks)[number]) => rect.left < left + width / 3;
      const isColumn = ({ rect }: (typeof blocks)[number]) => rect.width < width * 0.6;
      beside += blocks.filter((block) => !isLeft(block)).length;
      const leftBlocks = blocks.filter(isLeft);
      for (const [index, block] of leftBlocks.entries()) {
        const above = leftBlocks[index - 1];
        if (!above || !isColumn(above) || !isColumn(block)) continue;
        const gap = Math.round(block.rect.top - above.rect.bottom);
        if (gap > largest) faults.push(`${gap} px above “${starts(block.element)}”`);
      }
      for (const [index, { element, rect }] of blocks.entries()) {
        const covered = blocks
          .slice(0, index)
          .find(
            ({ rect: other }) =>
              other.bottom > rect.top + 1 &&
              other.top < rect.bottom - 1 &&
              other.right > rect.left + 1 &&
              other.left < rect.right - 1,
          );
        if (covered) faults.push(`“${starts(element)}” over “${starts(covered.element)}”`);
      }
    }
    return { beside, faults };
  }, largestGap);
}
