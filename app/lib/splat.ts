/** The path that a splat route matched, without the prerenderer's trailing slash. */
export function splat(params: { readonly '*'?: string }): string {
  return (params['*'] ?? '').replace(/\/+$/, '');
}
