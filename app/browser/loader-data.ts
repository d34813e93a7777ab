/**
 * Whether the loader data of a navigation can't be shown: it failed to load, or comes from another
 * release than the running scripts. After a deploy, its fields may have other names. Data without a
 * release is accepted.
 *
 * @param results results by route, as `next` returns them to a client middleware
 */
export function isUnusable(
  results: unknown,
  running = window.__reactRouterManifest?.version,
): boolean {
  // In development the manifest changes with every edit.
  if (running === undefined || import.meta.env.DEV) return false;
  return Object.values<unknown>(Object(results)).some((route) => {
    const { type, result }: { readonly type?: unknown; readonly result?: unknown } = Object(route);
    const { release }: { readonly release?: unknown } = Object(result);
    return type === 'error' || (typeof release === 'string' && release !== running);
  });
}
