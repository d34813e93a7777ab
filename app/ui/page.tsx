import { Children, useDeferredValue, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import styles from './page.module.css';

/** The sections of a page, in order. One that throws is caught by the root route, which shows the error screen. */
export function Page({ children }: { readonly children: ReactNode }) {
  const sections = Children.toArray(children);
  const isWhole = useWhole();
  return (
    <>
      {isWhole ? sections : sections[0]}
      {!isWhole && <div className={styles.rest} />}
    </>
  );
}

/**
 * A page that takes another's place shows its first section at once and the rest right after, so a visitor
 * sees sooner where they are. Not where the place to arrive at may be further down.
 */
function useWhole(): boolean {
  const { hash } = useLocation();
  const isStep = useNavigationType() === 'POP';
  const isHydrated = useHydrated();
  const [isAtOnce] = useState(!isHydrated || isStep || hash !== '');
  return useDeferredValue(true, isAtOnce);
}
