/** What the browser measured during this visit. Nothing is stored or sent. */
import {
  CLSThresholds,
  INPThresholds,
  LCPThresholds,
  onCLS,
  onINP,
  onLCP,
  type Metric,
} from 'web-vitals';

export const vitals = ['LCP', 'CLS', 'INP'] as const;
export type Vital = (typeof vitals)[number];

/** The highest value that counts as good: milliseconds, and a score for CLS. */
export const goodUpTo: Readonly<Record<Vital, number>> = {
  LCP: LCPThresholds[0],
  CLS: CLSThresholds[0],
  INP: INPThresholds[0],
};

/** Milliseconds, and a score for CLS. */
export type Reading = Pick<Metric, 'value' | 'rating'>;

const starts = { LCP: onLCP, CLS: onCLS, INP: onINP } as const;

/** The kind of performance entry that each needs. */
const entryTypes: Readonly<Record<Vital, string>> = {
  LCP: 'largest-contentful-paint',
  CLS: 'layout-shift',
  INP: 'event',
};

/** Whether this engine measures it: WebKit and Firefox know no layout shifts. */
export function canMeasure(vital: Vital): boolean {
  const types = globalThis.PerformanceObserver?.supportedEntryTypes ?? [];
  if (
    vital === 'INP' &&
    !('interactionId' in (globalThis.PerformanceEventTiming?.prototype ?? {}))
  ) {
    return false;
  }
  return types.includes(entryTypes[vital]);
}

const readings: Partial<Record<Vital, Reading>> = {};
const listeners = new Set<() => void>();
let isObserving = false;

/**
 * Reads what was measured since the document loaded, and continues while the document is open.
 * @param listener called with each new reading
 * @returns how to stop calling it
 */
export function observeVitals(
  listener: (readings: Readonly<Partial<Record<Vital, Reading>>>) => void,
): () => void {
  const tell = () => listener({ ...readings });
  listeners.add(tell);
  // The library cannot stop observing, so it starts once.
  if (!isObserving) {
    isObserving = true;
    for (const vital of vitals) {
      if (!canMeasure(vital)) continue;
      starts[vital](
        ({ value, rating }) => {
          readings[vital] = { value, rating };
          for (const one of listeners) one();
        },
        { reportAllChanges: true },
      );
    }
  }
  tell();
  return () => listeners.delete(tell);
}

export type Traffic = {
  readonly requests: number;
  /** Bytes received; null where the engine does not say. */
  readonly bytes: number | null;
  /** Hosts other than the site's own. */
  readonly otherHosts: number;
  readonly cookies: number;
};

/**
 * What the page has requested so far. `bytes` is null if the browser doesn't tell them; the answers of other hosts count as
 * 0 unless these allow it.
 */
export function readTraffic(): Traffic {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ].filter((entry) => entry instanceof PerformanceResourceTiming);
  const requests = entries.filter(({ name }) => /^https?:/.test(name));
  const hosts = new Set(requests.map(({ name }) => new URL(name).host));
  hosts.delete(location.host);
  return {
    requests: requests.length,
    bytes: requests.every(({ transferSize }) => transferSize !== undefined)
      ? requests.reduce((sum, { transferSize }) => sum + transferSize, 0)
      : null,
    otherHosts: hosts.size,
    cookies: document.cookie === '' ? 0 : document.cookie.split(';').length,
  };
}
