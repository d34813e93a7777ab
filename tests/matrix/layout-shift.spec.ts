/** However a visitor scrolls, the layout stands still: what they read does not jump, and targets are where they were. */
import { expect, test, type Page } from '@playwright/test';
import { recordShifts, sumOf, takeShifts } from '../e2e/layout-shifts.ts';
import { open } from '../e2e/site.ts';
import { isMatrix, seed } from '../tier.ts';
import { sampledAddresses, visitedAddresses } from './addresses.ts';

declare global {
  /** Finds a text as the browser's "find in page" does. Not part of any standard. */
  function find(text: string): boolean;
}

/** The sum of all shifts of a way of scrolling. */
const most = 0.01;
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The ways to scroll that move the page in steps or jumps. Each starts at the top. */
const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  wheel: async (page) => {
    for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 900);
  },
  'Page Down': async (page) => {
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('PageDown');
  },
  End: (page) => page.keyboard.press('End'),
  'drag of the scroll bar': (page) =>
    page.evaluate(async () => {
      for (const share of [0.3, 0.8, 0.5, 1, 0.1]) {
        scrollTo({ top: share * document.body.scrollHeight, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    }),
  fling: async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Input.synthesizeScrollGesture', {
      x: 200,
      y: 500,
      yDistance: -6000,
      speed: 12_000,
      preventFling: false,
      gestureSourceType: 'touch',
    });
    await session.detach();
  },
  'find in page': (page) =>
    page.evaluate(() => {
      const end = document.querySelector('footer')?.innerText.trim().split('\n').at(-1) ?? '';
      find(end);
    }),
  scrollIntoView: (page) =>
    page.evaluate(async () => {
      for (const part of document.querySelectorAll('main > *, footer')) {
        part.scrollIntoView({ behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    }),
};

for (const [index, path] of sampledAddresses.entries()) {
  for (const [place, size] of (isMatrix ? sizes : [sizes[index % 2]!]).entries()) {
    test(`${path} stands still at ${size.width} px`, async ({ page }) => {
      await recordShifts(page);
      const settle = () => page.waitForTimeout(250);
      const moved: Record<string, readonly string[]> = {};
      const note = async (way: string) => {
        await settle();
        const seen = await takeShifts(page);
        if (sumOf(seen) > most) moved[way] = seen;
      };
      await page.setViewportSize(size);
      await open(page, path);
      await note('load');
      // An address is scrolled in some of the ways, in rotation; the matrix tries each way at one of the two sizes.
      const tried = Object.entries(ways).filter((_, way) =>
        isMatrix ? way % 2 === (index + place) % 2 : way % 3 === index % 3,
      );
      for (const [way, scroll] of tried) {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        // The header's own change counts as a small shift, once down and once up.
        await note(`return to the top before ${way}`);
        await scroll(page);
        await note(way);
      }
      await page.keyboard.press('End');
      await settle();
      const before = await page.evaluate(() => scrollY);
      await page.reload();
      await note('restored scroll');
      expect(moved).toEqual({});
      expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(2);
    });
  }
}

/**
 * The most that a page may shift when its fonts replace the local ones. Google calls 0.1 good; a
 * heading or a lead that loses a line moves a phone's whole first screen by more.
 */
const mostForFonts = 0.06;
const widths = [1440, 768, 390];

for (const [index, path] of visitedAddresses.entries()) {
  // The matrix tries each width; the journeys' seed chooses one.
  for (const width of isMatrix ? widths : [widths[(index + seed) % widths.length]!]) {
    test(`${path} keeps its lines when the fonts arrive late at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const { promise: fontsMayArrive, resolve: letFontsArrive } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await fontsMayArrive;
        await route.continue();
      });
      await recordShifts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      await page.waitForTimeout(250);
      letFontsArrive();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(250);
      const shifts = await takeShifts(page);
      expect(sumOf(shifts), shifts.join('\n')).toBeLessThanOrEqual(mostForFonts);
    });
  }
}
