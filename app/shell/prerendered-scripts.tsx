import { Scripts } from 'react-router';
import { useHydrated } from '#app/lib/use-hydrated.ts';

/**
 * The framework's scripts, in the prerendered HTML only. Where a translator or an extension changed the
 * page before hydration, React gives the HTML up and renders the whole document anew; it would then
 * create these elements through innerHTML, which Trusted Types forbid, and leave a blank page.
 */
export function PrerenderedScripts() {
  return useHydrated() ? null : <Scripts />;
}
