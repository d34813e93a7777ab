/** What a part is to measure, and where. */
export interface Plan {
  /** The built site, and the same without scripts: scheme, host and port. */
  readonly origin: string;
  readonly floor: string;
  /** Addresses of the pages. */
  readonly routes: readonly string[];
  /** How often each figure is taken. */
  readonly runs: number;
  /** This port and the next nine belong to the benchmark. */
  readonly port: number;
}
