import lighthouse from 'lighthouse';
import { launch } from '../browser.ts';
import { Ledger, type Findings } from '../figures.ts';
import type { Plan } from '../plan.ts';

const categories = [
  ['performance', 'performance'],
  ['accessibility', 'accessibility'],
  ['best-practices', 'best practices'],
  ['seo', 'seo'],
] as const;
const timings = [
  ['first-contentful-paint', 'first contentful paint', 'ms'],
  ['largest-contentful-paint', 'largest contentful paint', 'ms'],
  ['speed-index', 'speed index', 'ms'],
  ['total-blocking-time', 'total blocking time', 'ms'],
  ['mainthread-work-breakdown', 'main-thread work', 'ms'],
  ['cumulative-layout-shift', 'layout shift', ''],
] as const;

/**
 * Lighthouse's mobile run with simulated throttling, alternating between page and baseline. Their
 * order changes each round, so that other load affects both.
 */
export async function lighthousePart({
  origin,
  baseline,
  routes,
  runs,
  port,
}: Plan): Promise<Findings> {
  const ledger = new Ledger('lighthouse');
  const debugPort = port + 2;
  const browser = await launch(debugPort);
  const run = async (base: string, route: string, only: readonly string[], again = 2) => {
    const result = await lighthouse(base + route, {
      port: debugPort,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...only],
    });
    if (!result) throw new Error(`Lighthouse returned no result for ${route}`);
    const { runtimeError } = result.lhr;
    // Lighthouse sometimes misses the start of a load and must run again.
    if (runtimeError && again) return run(base, route, only, again - 1);
    if (runtimeError) throw new Error(`${route}: ${runtimeError.message}`);
    return result.lhr;
  };
  const ofPage = async (route: string) => {
    const { categories: scores, audits } = await run(
      origin,
      route,
      categories.map(([id]) => id),
    );
    for (const [id, name] of categories) {
      const category = scores[id];
      ledger.add(route, name, 'points', Math.round((category?.score ?? 0) * 100));
      for (const { id: audit, weight } of category?.auditRefs ?? []) {
        const { score, title = audit, displayValue = '' } = audits[audit] ?? {};
        // Weighted timings are separate figures.
        const isTiming = timings.some(([timing]) => timing === audit);
        if (weight > 0 && typeof score === 'number' && score < 0.9 && !isTiming) {
          ledger.remark(route, `${name}: ${title} ${displayValue}`.trim());
        }
      }
    }
    for (const [id, name, unit] of timings) {
      ledger.add(route, name, unit, audits[id]?.numericValue ?? Number.NaN);
    }
  };
  const ofBaseline = async (route: string) => {
    const { audits } = await run(baseline, route, ['performance']);
    for (const [id, name, unit] of timings) {
      ledger.add(route, name, unit, audits[id]?.numericValue ?? Number.NaN, 'baseline');
    }
  };
  try {
    for (let round = 0; round < runs; round += 1) {
      for (const route of routes) {
        const turns = round % 2 ? [ofBaseline, ofPage] : [ofPage, ofBaseline];
        for (const turn of turns) await turn(route);
      }
    }
  } finally {
    await browser.close();
  }
  return ledger.findings;
}
