/** The message of any thrown value. The audit imports nothing of the site, so `#app/lib` is out of reach. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
