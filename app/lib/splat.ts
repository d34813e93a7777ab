/** What a splat route matched, without the slash that it ends in while prerendering. */
export function splat(params: { readonly '*'?: string }): string {
  return (params['*'] ?? '').replace(/\/+$/, '');
}
