/** What a part measures. */
export type Plan = {
  /** Origin of the built site. `baseline` is the site without scripts. */
  readonly origin: string;
  readonly baseline: string;
  /** Addresses of the pages. */
  readonly routes: readonly string[];
  /** Number of samples per figure. */
  readonly runs: number;
  /** The benchmark uses this port and the next nine. */
  readonly port: number;
};
