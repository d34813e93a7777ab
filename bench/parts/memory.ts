import { desk, launch, onNewPage, openReady } from '../browser.ts';
import { Ledger, type Findings } from '../figures.ts';
import type { Plan } from '../plan.ts';

/** The first navigations fill caches: routes, prefetched files, styles. */
const warmUp = 10;
const navigations = 50;

/**
 * Heap size after each of fifty client navigations, with garbage collection before each sample.
 * They cycle through the Explore links, so every page is entered and left several times.
 */
export async function memoryPart({ origin }: Plan): Promise<Findings> {
  const ledger = new Ledger('memory');
  const browser = await launch();
  try {
    await onNewPage(browser, desk, async (page, session) => {
      await openReady(page, `${origin}/`);
      await session.send('Performance.enable');
      const links = page.getByRole('navigation', { name: 'Explore' }).getByRole('link');
      const count = await links.count();
      const series = { heap: [] as number[], nodes: [] as number[], listeners: [] as number[] };
      for (let step = 0; step < warmUp + navigations; step += 1) {
        await links.nth(step % count).evaluate((link: HTMLElement) => link.click());
        await page.waitForTimeout(250);
        if (step < warmUp) continue;
        await session.send('HeapProfiler.collectGarbage');
        const { metrics } = await session.send('Performance.getMetrics');
        const value = (name: string) =>
          metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
        series.heap.push(value('JSHeapUsedSize') / 1000);
        series.nodes.push(value('Nodes'));
        series.listeners.push(value('JSEventListeners'));
      }
      const subject = `${navigations} navigations`;
      // Pages differ, so it compares the means of whole rounds.
      const rounds = (samples: readonly number[]) =>
        Array.from({ length: Math.floor(samples.length / count) }, (_, round) => {
          const of = samples.slice(round * count, (round + 1) * count);
          return of.reduce((sum, sample) => sum + sample, 0) / of.length;
        });
      ledger.addSeries(subject, 'heap', 'kB', rounds(series.heap));
      ledger.addSeries(subject, 'nodes', 'count', rounds(series.nodes));
      ledger.addSeries(subject, 'listeners', 'count', rounds(series.listeners));
      ledger.remark(
        subject,
        `a step is a round of ${count} pages; ${warmUp} navigations come before`,
      );
    });
  } finally {
    await browser.close();
  }
  return ledger.findings;
}
