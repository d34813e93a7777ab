import { matchRoutes } from 'react-router';

declare global {
  /** Set by the framework's scripts, which do not type them. */
  // oxlint-disable-next-line typescript/consistent-type-definitions -- extends a declared interface
  interface Window {
    readonly __reactRouterManifest?: {
      readonly version: string;
      readonly routes: Readonly<Record<string, { readonly path?: string }>>;
    };
    /** The modules of the routes that the document was rendered with. */
    readonly __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
  }
}

/**
 * Makes the router start on the route that the document was rendered with. For `/Archive`,
 * `/archive//` or `/%61rchive` the server responds with the 404 document, but the router would
 * match the archive, and hydration would fail. Replaces the location until the router has read it.
 * @returns a function that restores the address; call it after hydration
 */
export function alignWithDocument(): () => void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: rendered } = window;
  if (!manifest || !rendered) return () => {};

  const { root: _, ...routes } = manifest.routes;
  const own = Object.keys(rendered).find((id) => id !== 'root');
  const candidates = Object.entries(routes).map(([id, { path = '/' }]) => ({ id, path }));
  const matched = matchRoutes(candidates, location.pathname)?.[0]?.route.id;
  if (!own || matched === own) return () => {};

  const { href, search, hash } = location;
  const path = (routes[own]?.path ?? '').replace('*', '404');
  history.replaceState(history.state, '', `/${path}${search}${hash}`);
  return () => history.replaceState(history.state, '', href);
}
