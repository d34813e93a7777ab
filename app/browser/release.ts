/** Set by the framework's scripts. */
interface ReleaseWindow {
  readonly __reactRouterManifest?: { readonly version: string };
}

/**
 * Whether the loader data of a navigation was built with other scripts than this tab runs, because
 * the site was deployed since: fields may have been renamed. Data without a release is taken as it is.
 *
 * @param results what a client middleware gets from `next`: results by route
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
