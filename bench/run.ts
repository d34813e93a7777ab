import type { Figure, Remark } from './figures.ts';
import type { Noise } from './noise.ts';

/** A run of the benchmark: the contents of its JSON file and the input of the report. */
export type Run = {
  /** ISO date and time of the start. */
  readonly when: string;
  readonly commit: string;
  readonly machine: string;
  readonly browser: string;
  /** The command that repeats it. */
  readonly command: string;
  /** Undefined if an existing build was measured. */
  readonly build: { readonly seconds: number; readonly complaint: string | undefined } | undefined;
  /** Duration of each part, in seconds. */
  readonly took: Readonly<Record<string, number>>;
  /** Before the first part and after each. */
  readonly noise: readonly Noise[];
  readonly figures: readonly Figure[];
  readonly remarks: readonly Remark[];
};
