import { cpus, loadavg, totalmem } from 'node:os';
import { median, summarize } from './numbers.ts';

/** The load of the machine at one moment. */
export type Noise = {
  readonly when: string;
  /** Load average of the last minute. */
  readonly load: number;
  /** Durations of a fixed calculation in ms, which grow with other load. */
  readonly loop: readonly number[];
};

let sink = 0;

/** A fixed calculation without allocation, which the compiler cannot remove. */
function work(): number {
  const from = performance.now();
  let value = 1;
  for (let step = 0; step < 30_000_000; step += 1) value = (value * 1_103_515_245 + step) | 0;
  sink ^= value;
  return performance.now() - from;
}

/** Measures the noise. Takes about 0.3 s. */
export function measureNoise(): Noise {
  if (sink === 0) work();
  const [load = Number.NaN] = loadavg();
  return { when: new Date().toISOString(), load, loop: Array.from({ length: 7 }, work) };
}

/** Whether times between these moments are comparable with those of other runs. */
export function isQuiet(moments: readonly Noise[]): boolean {
  const loops = moments.map(({ loop }) => loop);
  const middles = loops.map(median);
  const steady = loops.every((loop) => summarize(loop).spread <= 0.05 * median(loop));
  const same = Math.max(...middles) <= 1.1 * Math.min(...middles);
  // Later moments include the load of the benchmark's own browser and server.
  return steady && same && (moments[0]?.load ?? Infinity) < 0.7;
}

/** Describes the machine in one line. */
export function describeMachine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${memory} GiB, Node ${process.version}`;
}
