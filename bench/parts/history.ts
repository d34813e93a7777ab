import { desk, launch, onNewPage, openReady } from '../browser.ts';
import { Ledger, type Findings } from '../figures.ts';
import type { Plan } from '../plan.ts';

/** Checks on every page that the back-forward cache restores it. */
export async function historyPart({ origin, routes }: Plan): Promise<Findings> {
  const ledger = new Ledger('history');
  const browser = await launch();
  try {
    for (const route of routes) {
      await onNewPage(browser, desk, async (page) => {
        await openReady(page, origin + route);
        await page.evaluate(() => {
          Object.assign(globalThis, { benchMark: true });
        });
        await page.goto(`${origin}/robots.txt`);
        await page.goBack({ waitUntil: 'commit' });
        await page.waitForTimeout(300);
        const back = await page.evaluate(() => {
          const [navigation] = performance.getEntriesByType('navigation');
          const reasons = (
            navigation as { notRestoredReasons?: { reasons?: { reason: string }[] } }
          ).notRestoredReasons?.reasons;
          return {
            kept: 'benchMark' in globalThis,
            reasons: reasons?.map(({ reason }) => reason) ?? [],
          };
        });
        ledger.add(route, 'back from the cache', '', Number(back.kept));
        if (!back.kept) ledger.remark(route, back.reasons.join(', ') || 'no reason given');
      });
    }
  } finally {
    await browser.close();
  }
  return ledger.findings;
}
