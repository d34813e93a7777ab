import { expect, type Page } from '@playwright/test';
import { desk, launch, onNewPage, openReady, slowDown } from '../browser.ts';
import { Ledger, type Findings } from '../figures.ts';
import type { Plan } from '../plan.ts';

const ways = ['cold', 'warmed by hover'] as const;
/** Hover time before the click, in ms. Most visitors take at least as long. */
const rest = 400;

/**
 * Time from the click on a link of the landing page to the painted heading of its target. With CPU
 * slowdown, each on a new page with an empty cache. Cold: without hovering first. The baseline loads
 * the next document, without scripts. Measures only pages that the landing page's body links to.
 */
export async function navigationPart({ origin, baseline, routes, runs }: Plan): Promise<Findings> {
  const ledger = new Ledger('navigation');
  const browser = await launch();
  try {
    for (let round = 0; round < runs; round += 1) {
      for (const route of routes.filter((one) => one !== '/')) {
        const sides = round % 2 ? (['baseline', 'page'] as const) : (['page', 'baseline'] as const);
        for (const way of ways) {
          for (const side of sides) {
            await onNewPage(browser, desk, async (page, session) => {
              await page.addInitScript(watchHeading);
              if (side === 'page') await openReady(page, `${origin}/`);
              else await page.goto(`${baseline}/`, { waitUntil: 'networkidle' });
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
              await link.click({ noWaitAfter: true });
              const { time, documents } = await headingTime(page);
              if (side === 'page' && documents > 1) {
                ledger.remark(route, `${way}: a document was loaded`);
                return;
              }
              const name = `click to next h1, ${way}`;
              ledger.add(route, name, 'ms', time, side);
              ledger.add('all pages', name, 'ms', time, side);
            });
          }
        }
      }
    }
  } finally {
    await browser.close();
  }
  return ledger.findings;
}

/**
 * Runs in each document of a page: notes the click, and the time from it to the frame with a
 * different heading, in this document or in the next one. Times are milliseconds since 1970.
 */
function watchHeading() {
  const store = (name: string, value: number) => sessionStorage.setItem(name, String(value));
  const read = (name: string) => Number(sessionStorage.getItem(name));
  const now = () => performance.timeOrigin + performance.now();
  store('bench-documents', read('bench-documents') + 1);
  let before: Element | null = null;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      before = document.querySelector('h1');
      store('bench-clicked', performance.timeOrigin + timeStamp);
    },
    { capture: true },
  );
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('h1');
    const clicked = read('bench-clicked');
    if (!clicked || !heading || heading === before) return;
    observer.disconnect();
    // A message posted in an animation frame is delivered after its paint.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => store('bench-heading', now() - clicked));
      port1.start();
      port2.postMessage('');
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Waits for the heading at most ten seconds. */
async function headingTime(page: Page): Promise<{ time: number; documents: number }> {
  await expect
    .poll(() => stored(page, 'bench-heading'), { timeout: 10_000, intervals: [100] })
    .toBeGreaterThan(0);
  return {
    time: await stored(page, 'bench-heading'),
    documents: await stored(page, 'bench-documents'),
  };
}

/** A number that `watchHeading` stored, or 0. Also 0 while a document is loaded. */
const stored = (page: Page, name: string): Promise<number> =>
  page.evaluate((key) => Number(sessionStorage.getItem(key)), name).catch(() => 0);
