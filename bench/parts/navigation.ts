import type { Page } from '@playwright/test';
import { desk, launch, onNewPage, openReady, slowDown } from '../browser.ts';
import { Ledger, type Findings } from '../figures.ts';
import type { Plan } from '../plan.ts';

const ways = ['cold', 'warmed by hover'] as const;
/** Hover time before the click, in ms. Most visitors take at least as long. */
const rest = 400;

/**
 * Time from the click on a link of the landing page to the painted heading of its target. With CPU
 * slowdown, each on a new page with an empty cache. Cold: without hovering first. Measures only
 * pages that the landing page's body links to.
 */
export async function navigationPart({ origin, routes, runs }: Plan): Promise<Findings> {
  const ledger = new Ledger('navigation');
  const browser = await launch();
  try {
    for (let round = 0; round < runs; round += 1) {
      for (const route of routes.filter((one) => one !== '/')) {
        for (const way of ways) {
          await onNewPage(browser, desk, async (page, session) => {
            await openReady(page, `${origin}/`);
            // Links in closed menus and popups cannot be clicked.
            const link = page
              .locator(`main a[href="${route}"], main ~ * a[href="${route}"]`)
              .filter({ visible: true })
              .first();
            if ((await link.count()) === 0) {
              ledger.remark(route, 'no link on the landing page');
              return;
            }
            await link.scrollIntoViewIfNeeded();
            await page.waitForTimeout(1000);
            await slowDown(session);
            if (way !== 'cold') {
              await link.hover();
              await page.waitForTimeout(rest);
            }
            await page.evaluate(watchHeading);
            await link.click({ noWaitAfter: true });
            const time = await headingTime(page);
            if (time === undefined) ledger.remark(route, `${way}: the heading did not change`);
            else {
              ledger.add(route, `click to next h1, ${way}`, 'ms', time);
              ledger.add('all pages', `click to next h1, ${way}`, 'ms', time);
            }
          });
        }
      }
    }
  } finally {
    await browser.close();
  }
  return ledger.findings;
}

type Scope = { benchHeading: Promise<number> };

/** Runs in the page: resolves with the time from the click to the frame with a different h1. */
function watchHeading() {
  const before = document.querySelector('h1');
  let clicked = 0;
  addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), {
    capture: true,
    once: true,
  });
  (globalThis as unknown as Scope).benchHeading = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const now = document.querySelector('h1');
      if (!now || now === before) return;
      observer.disconnect();
      // A message posted in an animation frame is delivered after its paint.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - clicked));
        port1.start();
        port2.postMessage('');
      });
    });
    observer.observe(document.documentElement, { childList: true, subtree: true });
  });
}

/** Undefined if a document was loaded instead, or after ten seconds. */
async function headingTime(page: Page): Promise<number | undefined> {
  try {
    return await page.evaluate(() =>
      Promise.race([
        (globalThis as unknown as Scope).benchHeading,
        new Promise<undefined>((resolve) => {
          setTimeout(resolve, 10_000);
        }),
      ]),
    );
  } catch {
    return undefined;
  }
}
