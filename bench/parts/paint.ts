import type { Page } from '@playwright/test';
import { launch, onNewPage, phone, slowDown, slowNetwork } from '../browser.ts';
import { Ledger, type Findings } from '../figures.ts';
import type { Plan } from '../plan.ts';
import { sentBytes } from '../site.ts';

/**
 * Measures a load on a slow phone until the page is idle: scripts before the first paint, and
 * main-thread time. Applied throttling, alternating between page and baseline.
 */
export async function paintPart({ origin, baseline, routes, runs }: Plan): Promise<Findings> {
  const ledger = new Ledger('paint');
  const browser = await launch();
  try {
    for (let round = 0; round < runs; round += 1) {
      for (const route of routes) {
        const sides = round % 2 ? (['baseline', 'page'] as const) : (['page', 'baseline'] as const);
        for (const side of sides) {
          await onNewPage(browser, phone, async (page, session) => {
            await page.addInitScript(watchLongTasks);
            await session.send('Performance.enable');
            await slowNetwork(session);
            await slowDown(session);
            await page.goto((side === 'page' ? origin : baseline) + route);
            if (side === 'page') {
              await page.locator('html[data-ready]').waitFor({ state: 'attached' });
            }
            await page.waitForLoadState('networkidle');
            await page.waitForTimeout(1500);
            const { metrics } = await session.send('Performance.getMetrics');
            const seconds = (name: string) =>
              1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
            const seen = await page.evaluate(readPaint);
            const add = (name: string, value: number) => ledger.add(route, name, 'ms', value, side);
            add('first paint on a throttled phone', seen.paint);
            add('largest paint on a throttled phone', seen.largest);
            add('main thread, all tasks', seconds('TaskDuration'));
            add('main thread, script', seconds('ScriptDuration'));
            add(
              'main thread, style and layout',
              seconds('LayoutDuration') + seconds('RecalcStyleDuration'),
            );
            add('longest task', seen.longestTask);
            if (side === 'baseline') return;
            const sizes = await Promise.all(seen.early.map(sentBytes));
            const early = sizes.reduce((sum, size) => sum + size, 0) / 1000;
            ledger.add(route, 'script fetched before the first paint', 'kB', early);
            ledger.add(route, 'script inline in the document', 'kB', seen.inline / 1000);
            ledger.add(route, 'ready to answer', 'ms', await readyAt(page));
          });
        }
      }
    }
  } finally {
    await browser.close();
  }
  return ledger.findings;
}

declare global {
  /** Set by `watchLongTasks`, in milliseconds. */
  var benchSeen: { longestTask: number; largest: number; readyAt: number };
}

/** Runs in the page before its scripts. */
function watchLongTasks() {
  const seen = { longestTask: 0, largest: 0, readyAt: 0 };
  globalThis.benchSeen = seen;
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) {
      seen.longestTask = Math.max(seen.longestTask, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((entries) => {
    for (const { startTime } of entries.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver(() => {
    if (seen.readyAt || document.documentElement?.dataset['ready'] === undefined) return;
    seen.readyAt = performance.now();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-ready'] });
}

function readPaint() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  return {
    ...globalThis.benchSeen,
    paint,
    early: performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.js(?:\?|$)/.test(name) && startTime < paint)
      .map(({ name }) => new URL(name).pathname),
    inline: [...document.scripts]
      .filter(({ src, type }) => !src && type !== 'application/ld+json')
      .reduce((sum, { text }) => sum + text.length, 0),
  };
}

function readyAt(page: Page): Promise<number> {
  return page.evaluate(() => globalThis.benchSeen.readyAt);
}
