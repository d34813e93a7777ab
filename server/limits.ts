/** Limits for each client and process, in milliseconds, bytes or counts. */
export const limits = {
  /** Until the request line and all headers have arrived. */
  headersTimeout: 10_000,
  /** Until the whole request has arrived. */
  requestTimeout: 15_000,
  /** Socket inactivity while a response is sent. */
  silenceTimeout: 30_000,
  /**
   * Idle time between requests. Longer than the 60 s of common proxies, so that they close first.
   */
  keepAliveTimeout: 65_000,
  /**
   * How often Node checks for expired connections. Its default of 30 s would triple the two
   * timeouts above.
   */
  connectionsCheckingInterval: 1_000,
  /** Request line and headers together. */
  maxHeaderSize: 16_384,
  /** Request bodies are discarded. Reading a small one keeps the connection usable. */
  maxBodySize: 1_048_576,
  /** Pending requests on one connection. */
  maxPipelined: 16,
  /** Connections of one process. Above 90 % of it, idle connections are closed. */
  maxConnections: 5_000,
};
