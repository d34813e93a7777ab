/**
 * Gives each page five minutes to prerender. React Router limits a page to 10 s with
 * `AbortSignal.timeout` and has no setting for it; the first page loads the whole server build, which
 * takes longer on a busy machine. Applies to the whole process. Remove it when the framework has a
 * setting.
 */
export function allowSlowPrerendering(): void {
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (milliseconds) =>
    timeout.call(AbortSignal, Math.max(milliseconds, 300_000));
}
