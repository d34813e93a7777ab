/**
 * Adds the release to loader data, so that `isUnusable` can compare it in an older tab. The
 * release is the version of the framework's manifest, a hash of all scripts.
 */
export async function withRelease<Data extends object>(
  data: Data,
): Promise<Data & { readonly release: string }> {
  const { assets } = await import('virtual:react-router/server-build');
  return { ...data, release: assets.version };
}
