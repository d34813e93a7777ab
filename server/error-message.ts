/** The message of any thrown value. The container has only this folder, so `#app/lib` is out of reach. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
