/** The limit that React Router sets for one page, with `AbortSignal.timeout` and without a setting. */
const frameworkLimit = 10_000;
/** The first page loads the whole server build, which takes longer on a busy machine. */
const limit = 300_000;

/**
 * Gives each page five minutes to prerender: replaces `AbortSignal.timeout` in the process of the build,
 * for the limit of the framework only. Remove it when the framework has a setting.
 */
export function allowSlowPrerendering(): void {
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (milliseconds) =>
    timeout.call(AbortSignal, milliseconds === frameworkLimit ? limit : milliseconds);
}
