import { cpus, loadavg, totalmem } from 'node:os';
import { median, summarize } from './numbers.ts';

/** What the machine was like at one moment. */
export interface Noise {
  readonly when: string;
  /** Processes that wanted the processor, over the last minute. */
  readonly load: number;
  /** Times of a fixed piece of work, in milliseconds: what else runs here shows in them. */
  readonly loop: readonly number[];
}

let sink = 0;

/** The same arithmetic each time: nothing to allocate, to wait for or to optimize away. */
function work(): number {
  const from = performance.now();
  let value = 1;
  for (let step = 0; step < 30_000_000; step += 1) value = (value * 1_103_515_245 + step) | 0;
  sink ^= value;
  return performance.now() - from;
}

/** Takes a moment's noise; about a third of a second. */
export function listen(): Noise {
  if (sink === 0) work();
  const [load = Number.NaN] = loadavg();
  return { when: new Date().toISOString(), load, loop: Array.from({ length: 7 }, work) };
}

/** Whether times taken between these moments can be compared with those of another day. */
export function isQuiet(moments: readonly Noise[]): boolean {
  const loops = moments.map(({ loop }) => loop);
  const middles = loops.map(median);
  const steady = loops.every((loop) => summarize(loop).spread <= 0.05 * median(loop));
  const same = Math.max(...middles) <= 1.1 * Math.min(...middles);
  // A browser and a server are at work themselves, so later moments carry their load.
  return steady && same && (moments[0]?.load ?? Infinity) < 0.7;
}

/** The machine in a line. */
export function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${memory} GiB, Node ${process.version}`;
}
