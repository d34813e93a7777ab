import type { Figure, Remark } from './figures.ts';
import type { Noise } from './noise.ts';

/** One run of the benchmark: what stands in its JSON file and what the reports are made from. */
export interface Run {
  /** ISO date and time of the start. */
  readonly when: string;
  readonly commit: string;
  readonly machine: string;
  readonly browser: string;
  /** What to type to run it again. */
  readonly command: string;
  /** Undefined when what stood in `dist/` was measured. */
  readonly build: { readonly seconds: number; readonly complaint: string | undefined } | undefined;
  /** Seconds that each part took. */
  readonly took: Readonly<Record<string, number>>;
  /** Before the first part and after each. */
  readonly noise: readonly Noise[];
  readonly figures: readonly Figure[];
  readonly remarks: readonly Remark[];
}
