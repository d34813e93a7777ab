import { useClientValue } from './use-client-value.ts';

/** False in the prerendered HTML and in the first render, then true. */
export function useHydrated(): boolean {
  return useClientValue(() => true, false);
}
