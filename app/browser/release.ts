/** Set by the framework's scripts. */
interface ReleaseWindow {
  readonly __reactRouterManifest?: { readonly version: string };
}

/**
 * Whether the loader data of a navigation comes from another release than the running scripts.
 * After a deploy, its fields may have other names. Data without a release is accepted.
 *
 * @param results results by route, as `next` returns them to a client middleware
 */
export function isOfAnotherRelease(
  results: unknown,
  running = (globalThis.window as unknown as ReleaseWindow).__reactRouterManifest?.version,
): boolean {
  // In development the manifest changes with every edit.
  if (running === undefined || import.meta.env.DEV) return false;
  return Object.values(Object(results) as object).some((route: unknown) => {
    const { result } = Object(route) as { readonly result?: unknown };
    const { release } = Object(result) as { readonly release?: unknown };
    return typeof release === 'string' && release !== running;
  });
}
